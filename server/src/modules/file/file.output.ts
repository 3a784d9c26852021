import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: '올린 사진. 주소는 모두 `/files/`로 시작하고, 바뀌지 않으므로 오래 저장해 두어도 됩니다.' })
export class Image {
  @Field({ description: '긴 변이 2,048픽셀 이하인 사진. 주소의 마지막 부분이 파일의 이름입니다.' })
  url: string;

  @Field({ description: '160 × 160픽셀로 잘라 낸 WebP' })
  thumbnailUrl: string;

  @Field({ description: '긴 변이 640픽셀 이하인 WebP' })
  cardUrl: string;

  @Field({ description: '파일의 이름. 사진을 지울 때 씁니다.' })
  name: string;

  @Field(() => Int, { description: '`url`의 너비 (픽셀)' })
  width: number;

  @Field(() => Int, { description: '`url`의 높이 (픽셀)' })
  height: number;

  @Field(() => String, { nullable: true, description: '사진이 오기 전에 보여 줄 흐린 그림 (thumbhash, base64)' })
  thumbhash: string | null;
}

@ObjectType({ description: '첨부파일. 사진은 브라우저에서 열리고, 다른 파일은 내려받습니다.' })
export class Attachment {
  @Field({ description: '`/files/`로 시작하는 주소. 마지막 부분이 파일의 이름입니다.' })
  url: string;

  @Field({ description: '파일의 이름. 파일을 지울 때 씁니다.' })
  name: string;

  @Field({ description: '파일의 종류 (예: application/pdf)' })
  mediaType: string;

  @Field(() => Int, { description: '파일의 크기 (바이트)' })
  bytes: number;

  @Field(() => Image, { nullable: true, description: '사진이면 그 사진, 아니면 null' })
  image: Image | null;
}
