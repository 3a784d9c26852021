import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Member } from './member.entity';

export enum MemberProvider {
  KAKAO = 'KAKAO',
}
registerEnumType(MemberProvider, { name: 'MemberProvider', description: '비밀번호 대신 로그인에 쓰는 서비스' });

@ObjectType({ description: '로그인의 결과' })
export class SignInResult {
  @Field({
    description: '`Authorization: Bearer`로 보낼 토큰 (JWT). 14일 뒤나 로그아웃, 비밀번호 변경, 탈퇴와 함께 쓸 수 없게 됩니다.',
  })
  token: string;

  @Field({ description: '토큰이 끝나는 때' })
  expiresAt: Date;

  @Field(() => Member, { description: '로그인한 회원. 이 요청은 아직 방문자의 것이어서, 본인만 보는 것은 가려져 있습니다.' })
  member: Member;
}

@ObjectType({ description: '카카오 회원이 비밀번호 대신 쓰는 임시 코드' })
export class TemporaryCodeResult {
  @Field({ description: '8자. 가장 최근 것만, 2분 안에 한 번 쓸 수 있습니다.' })
  code: string;

  @Field({ description: '코드가 끝나는 때' })
  expiresAt: Date;
}

@ObjectType({ description: '회원 목록' })
export class MemberPage {
  @Field(() => [Member])
  items: Member[];

  @Field(() => Int)
  totalCount: number;
}

@ObjectType({ description: '카카오 로그인' })
export class KakaoSignIn {
  @Field({
    description:
      '브라우저를 보낼 주소. 여기에 직접 만든 `state`를 더해 보내고, `/auth/kakao/callback`으로 돌아온 값과 같은지 확인하세요.',
  })
  authorizeUrl: string;

  @Field({ description: '참이면 카카오가 아니라 시연용 로그인입니다.' })
  isDemo: boolean;
}
