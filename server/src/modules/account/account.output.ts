import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: '로그인한 기기. 본인만 봅니다.' })
export class MemberSession {
  @Field(() => ID)
  id: string;

  @Field({ description: '로그인할 때 알아본 기기와 브라우저의 이름. 예: Windows의 Chrome' })
  device: string;

  @Field({ description: '로그인한 시각' })
  startedAt: Date;

  @Field({ description: '마지막으로 쓴 때. 하루 안의 차이는 적지 않습니다.' })
  lastSeenAt: Date;

  @Field({ description: '로그인이 만료되는 시각' })
  expiresAt: Date;

  @Field({ description: '이 요청을 보낸 기기인지' })
  isCurrent: boolean;
}
