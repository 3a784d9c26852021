import { z } from 'zod';
import { LIMITS } from '../../shared/validation/limits';
import { FavoriteByIdDocument, FavoriteListDocument, ToggleFavoriteDocument } from '../documents/favorite.generated';
import { bodyId, entityId, ignored } from '../parameters';
import { type Route, route } from '../route';
import { facilityItem, itemExample, toItem } from './facility.reply';
import { partyParameters, toParty } from './pet.query';

const tag = '즐겨찾기';
const notFound = '장소를 찾을 수 없습니다.';

const favoriteState = z
  .strictObject({ isFavorite: z.boolean().describe('즐겨찾기한 장소인지') })
  .meta({ id: 'FavoriteState', description: '즐겨찾기의 상태', examples: [{ isFavorite: true }] });

/** Clients put each of them on a map. */
const favoriteItem = z
  .strictObject({
    ...facilityItem.shape,
    facilityId: facilityItem.shape.id.describe('id와 같은 값'),
    latitude: facilityItem.shape.latitude.unwrap().describe('위도 (WGS84)'),
    longitude: facilityItem.shape.longitude.unwrap().describe('경도 (WGS84)'),
  })
  .meta({ id: 'FavoriteItem', description: '즐겨찾기한 장소', examples: [{ ...itemExample, facilityId: itemExample.id }] });

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
      schema: z
        .object({
          facilityId: bodyId('장소'),
          isFavorite: z
            .boolean('true나 false를 보내 주세요.')
            .nullish()
            .describe('정할 상태: true면 더하고 false면 뺍니다. 없으면 지금과 반대로 바꿉니다.'),
          facilityName: ignored('장소의 이름'),
        })
        .meta({ examples: [{ facilityId: 128, isFavorite: true }] }),
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
    query: z.object(partyParameters),
    document: FavoriteListDocument,
    variables: ({ query }) => ({ size: LIMITS.favoriteListMax, ...toParty(query) }),
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
    summary: '즐겨찾기한 장소인지',
    description: '방문자에게는 false입니다.',
    notFound,
    params: z.object({ facilityId: entityId().meta({ description: '장소', examples: [128] }) }),
    document: FavoriteByIdDocument,
    variables: ({ params }) => ({ id: params.facilityId }),
    replySchema: favoriteState,
    reply: ({ facility }) => facility && { isFavorite: facility.viewerHasFavorited },
  }),
];
