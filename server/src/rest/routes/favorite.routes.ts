import { z } from 'zod';
import { LIMITS } from '../../shared/limits';
import { FavoriteByIdDocument, FavoriteListDocument, ToggleFavoriteDocument } from '../documents/favorite.generated';
import { bodyId, entityId } from '../parameters';
import { type Route, route } from '../route';
import { facilityItem, toItem } from './facility.reply';

const tag = '즐겨찾기';
const notFound = '장소를 찾을 수 없습니다.';

const favoriteState = z.strictObject({ isFavorite: z.boolean() }).meta({ id: 'FavoriteState' });

/** Clients put each of them on a map. */
const favoriteItem = z
  .strictObject({
    ...facilityItem.shape,
    facilityId: facilityItem.shape.id.describe('id와 같은 값'),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({ id: 'FavoriteItem' });

export const FAVORITE_ROUTES: Route[] = [
  route({
    method: 'put',
    path: '/api/favorite',
    tag,
    summary: '즐겨찾기에 더하기와 빼기',
    description: 'isFavorite이 있으면 그 상태로 두고, 없으면 지금과 반대로 바꿉니다.',
    notFound,
    body: {
      kind: 'json',
      schema: z.object({
        facilityId: bodyId('장소'),
        isFavorite: z.boolean('true나 false를 보내 주세요.').nullish().describe('둘 상태'),
        facilityName: z.unknown().optional().describe('장소의 이름. 쓰지 않습니다.'),
      }),
    },
    document: ToggleFavoriteDocument,
    variables: ({ body: { facilityId, isFavorite } }) => ({ input: { facilityId, isFavorite } }),
    replySchema: favoriteState,
    reply: ({ toggleFavorite }) => ({ isFavorite: toggleFavorite.viewerHasFavorited }),
  }),
  route({
    method: 'get',
    path: '/api/favorite/mine',
    tag,
    summary: '즐겨찾기한 장소, 새로 더한 순',
    description: `최대 ${LIMITS.favoriteListMax.toLocaleString('ko')}개. 좌표를 모르는 장소는 빠집니다.`,
    document: FavoriteListDocument,
    variables: () => ({ size: LIMITS.favoriteListMax }),
    replySchema: z.array(favoriteItem),
    reply: ({ favoriteFacilities }) =>
      favoriteFacilities.items
        .map(toItem)
        .flatMap(({ latitude, longitude, ...item }) =>
          latitude === null || longitude === null ? [] : [{ ...item, facilityId: item.id, latitude, longitude }],
        ),
  }),
  route({
    method: 'get',
    path: '/api/favorite/id/{facilityId}',
    tag,
    summary: '즐겨찾기한 장소인가',
    description: '방문자에게는 false입니다.',
    notFound,
    params: z.object({ facilityId: entityId().meta({ examples: [128] }) }),
    document: FavoriteByIdDocument,
    variables: ({ params }) => ({ id: params.facilityId }),
    replySchema: favoriteState,
    reply: ({ facility }) => facility && { isFavorite: facility.viewerHasFavorited },
  }),
];
