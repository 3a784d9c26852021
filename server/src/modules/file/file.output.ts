import { Field, Int, ObjectType } from 'type-graphql';
import { IMAGE_PIXELS } from './render-image';

const { full, card, thumbnail } = IMAGE_PIXELS;

@ObjectType({
  simpleResolvers: true,
  description:
    '올린 사진. 주소는 모두 `/files/`로 시작하는 경로이며 토큰 없이 열립니다. 한 주소의 사진은 바뀌지 않으므로 오래 저장해 두어도 됩니다.',
})
export class Image {
  @Field({ description: `긴 변이 ${full.toLocaleString('ko')}픽셀 이하인 사진. 올린 형식 그대로입니다.` })
  url: string;

  @Field({ description: `가운데를 잘라 낸 ${thumbnail} × ${thumbnail}픽셀의 WebP` })
  thumbnailUrl: string;

  @Field({ description: `긴 변이 ${card}픽셀 이하인 WebP` })
  cardUrl: string;

  @Field({ description: '파일의 이름. 퍼센트 인코딩을 푼 `url`의 마지막 부분과 같습니다. 사진을 지울 때 보냅니다.' })
  name: string;

  @Field(() => Int, { description: '`url`에 있는 사진의 너비 (픽셀)' })
  width: number;

  @Field(() => Int, { description: '`url`에 있는 사진의 높이 (픽셀)' })
  height: number;

  @Field(() => String, {
    nullable: true,
    description: '사진이 오기 전에 보여 줄 흐린 그림 (ThumbHash, base64). 없으면 null입니다.',
  })
  thumbhash: string | null;
}

@ObjectType({ simpleResolvers: true, description: '공지의 첨부파일. 사진은 브라우저에서 열리고, 다른 파일은 내려받습니다.' })
export class Attachment {
  @Field({ description: '`/files/`로 시작하는 경로. 토큰 없이 열립니다.' })
  url: string;

  @Field({ description: '파일의 이름. 퍼센트 인코딩을 푼 `url`의 마지막 부분과 같습니다. 파일을 지울 때 보냅니다.' })
  name: string;

  @Field({ description: '파일의 형식 (예: application/pdf)' })
  mediaType: string;

  @Field(() => Int, { description: '파일의 크기 (바이트)' })
  bytes: number;

  @Field(() => Image, { nullable: true, description: '사진이면 그 사진의 여러 크기, 다른 파일이면 null입니다.' })
  image: Image | null;
}
