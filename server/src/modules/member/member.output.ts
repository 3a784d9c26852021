import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MEMBER_RULES, SESSION_DAYS } from '../../shared/validation/member-rules';
import { Member } from './member.entity';

const { length: codeLength, seconds: codeSeconds } = MEMBER_RULES.temporaryCode;

export enum MemberProvider {
  KAKAO = 'KAKAO',
}
registerEnumType(MemberProvider, {
  name: 'MemberProvider',
  description: '비밀번호 대신 로그인에 쓰는 서비스',
  valuesConfig: { KAKAO: { description: '카카오' } },
});

@ObjectType({ simpleResolvers: true, description: '로그인의 결과' })
export class SignInResult {
  @Field({
    description: `\`Authorization: Bearer {token}\` 헤더로 보낼 토큰 (JWT). ${SESSION_DAYS}일 동안 쓸 수 있고, 로그아웃하거나 다른 곳에서 비밀번호를 바꾸거나 탈퇴하면 그 전에 만료됩니다.`,
  })
  token: string;

  @Field({ description: '토큰이 만료되는 시각. 그 뒤에는 다시 로그인해야 합니다.' })
  expiresAt: Date;

  @Field(() => Member, { description: '로그인한 회원. 이 요청은 아직 방문자의 것이어서 본인만 보는 것은 가려져 있습니다.' })
  member: Member;
}

@ObjectType({ simpleResolvers: true, description: '카카오 회원이 비밀번호 대신 쓰는 임시 코드' })
export class TemporaryCodeResult {
  @Field({
    description: `영문 대문자와 숫자 ${codeLength}자. 가장 최근에 받은 것만 ${codeSeconds / 60}분 안에 한 번 쓸 수 있고, 여러 번 틀리면 쓸 수 없게 됩니다.`,
  })
  code: string;

  @Field({ description: '코드가 만료되는 시각' })
  expiresAt: Date;
}

@ObjectType('Suspension', { simpleResolvers: true, description: '이용 정지' })
export class MemberSuspension {
  @Field({ description: '사유' })
  reason: string;

  @Field({ description: '정지한 시각' })
  since: Date;

  @Field(() => Date, { nullable: true, description: '저절로 풀리는 시각. 풀 때까지이면 null입니다.' })
  until: Date | null;
}

@ObjectType({ simpleResolvers: true, description: '회원 목록의 한 쪽' })
export class MemberPage {
  @Field(() => [Member], { description: '요청한 순서대로' })
  items: Member[];

  @Field(() => Int, { description: '조건에 맞는 모든 회원의 수' })
  totalCount: number;
}

@ObjectType({ simpleResolvers: true, description: '카카오 로그인을 시작하는 데 필요한 것' })
export class KakaoSignIn {
  @Field({
    description:
      '브라우저를 보낼 주소. 직접 만든 `state`를 더해 보내고, `/auth/kakao/callback`으로 돌아온 `state`와 같은지 확인해 주세요. 함께 온 `code`는 `signInWithKakao`로 보냅니다.',
  })
  authorizeUrl: string;

  @Field({ description: 'true면 카카오가 아니라 시연용 로그인입니다.' })
  isDemo: boolean;
}
