import { ArrayMaxSize, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { AUDIT_RULES } from '../../shared/validation/audit-rules';
import { LIMITS } from '../../shared/validation/limits';
import { MEMBER_RULE_TEXT, PAGING_TEXT } from '../../shared/validation/manual-texts';
import { MEMBER_RULES } from '../../shared/validation/member-rules';
import type { Upload } from '../../shared/http/upload';
import { UploadScalar } from '../../shared/http/upload-scalar';

// member-checks.ts validates the values, all rules at once and in code points (class-validator counts UTF-16 units).
// Optional fields are nullable without defaults: graphql-jit ignores defaults inside an input.

const { info, temporaryCode } = MEMBER_RULES;
const PICTURE = `${LIMITS.fileBytesMax / 1024 / 1024}MB까지. JPG, PNG, GIF, WebP.`;
const OWN_EMAIL = '자신의 이메일. 보내지 않아도 되며, 다른 이메일이면 FORBIDDEN입니다.';
const SECRET = `지금의 비밀번호. 카카오 회원은 \`createTemporaryCode\`로 받은 임시 코드 ${temporaryCode.length}자를 보냅니다.`;

@InputType({ description: '가입할 때 적는 것' })
export class SignUpInput {
  @Field({ description: `이메일, ${MEMBER_RULE_TEXT.email}` })
  email: string;

  @Field({ description: `비밀번호. ${MEMBER_RULE_TEXT.password}` })
  password: string;

  @Field({ description: `별명. ${MEMBER_RULE_TEXT.nickName}` })
  nickName: string;

  @Field(() => String, { nullable: true, description: `자기소개, ${info.signUpMax.toLocaleString('ko')}자까지` })
  info?: string | null;

  @Field(() => UploadScalar, { nullable: true, description: `프로필 사진, ${PICTURE}` })
  profileImage?: Promise<Upload> | null;

  @Field({ description: '이용약관과 개인정보처리방침에 동의하는지. true여야 합니다.' })
  agreesToTerms: boolean;
}

@InputType({ description: '로그인할 때 적는 것' })
export class SignInInput {
  @Field({ description: '가입한 이메일. 영문 대소문자를 가리지 않습니다.' })
  email: string;

  @Field({ description: '비밀번호' })
  password: string;
}

const KAKAO_CODE_MAX = 1_000;

@InputType({ description: '카카오에서 받은 것' })
export class KakaoSignInInput {
  @Field({
    description: `\`/auth/kakao/callback\`으로 돌아온 \`code\`, ${KAKAO_CODE_MAX.toLocaleString('ko')}자까지. 한 번만 쓸 수 있습니다.`,
  })
  @MaxLength(KAKAO_CODE_MAX)
  code: string;
}

@InputType({ description: '바꿀 정보. 보내지 않은 것은 그대로 둡니다.' })
export class UpdateMemberInput {
  @Field(() => String, { nullable: true, description: `${OWN_EMAIL} 이메일은 바꿀 수 없습니다.` })
  email?: string | null;

  @Field(() => String, { nullable: true, description: `새 별명. ${MEMBER_RULE_TEXT.nickName}` })
  nickName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `새 자기소개, ${info.max.toLocaleString('ko')}자까지. 빈 문자열이면 지웁니다.`,
  })
  info?: string | null;

  @Field({ description: SECRET })
  password: string;

  @Field(() => UploadScalar, { nullable: true, description: `새 프로필 사진, ${PICTURE} 먼저 있던 사진을 대신합니다.` })
  profileImage?: Promise<Upload> | null;

  @Field(() => [String], {
    nullable: true,
    description: `지울 사진의 이름(\`Image.name\`), ${LIMITS.filterListMax}개까지. 없는 이름은 무시합니다.`,
  })
  @IsOptional()
  @ArrayMaxSize(LIMITS.filterListMax)
  removedProfileImageNames?: string[] | null;
}

@InputType({ description: '정할 별명' })
export class SetNickNameInput {
  @Field({ description: `별명. ${MEMBER_RULE_TEXT.nickName}` })
  nickName: string;
}

@InputType({ description: '지금의 비밀번호와 새 비밀번호' })
export class ChangePasswordInput {
  @Field(() => String, { nullable: true, description: OWN_EMAIL })
  email?: string | null;

  @Field({ description: '지금의 비밀번호' })
  oldPassword: string;

  @Field({ description: `새 비밀번호. ${MEMBER_RULE_TEXT.password}` })
  newPassword: string;
}

@InputType({ description: '임시 코드를 받을 회원. 언제나 로그인한 회원입니다.' })
export class TemporaryCodeInput {
  @Field(() => String, { nullable: true, description: OWN_EMAIL })
  email?: string | null;
}

@InputType({ description: '탈퇴할 때 적는 것' })
export class WithdrawInput {
  @Field(() => String, { nullable: true, description: OWN_EMAIL })
  email?: string | null;

  @Field({ description: SECRET })
  password: string;
}

@InputType({ description: '비밀번호를 잊은 계정' })
export class RequestPasswordResetInput {
  @Field({ description: '가입한 이메일' })
  email: string;
}

const TOKEN = '메일로 받은 주소의 `#token=` 뒤에 있는 것';
const TOKEN_MAX = 100;

@InputType({ description: '메일로 받은 링크와 새 비밀번호' })
export class ResetPasswordInput {
  @Field({ description: TOKEN })
  @MaxLength(TOKEN_MAX)
  token: string;

  @Field({ description: `새 비밀번호, ${MEMBER_RULE_TEXT.password}` })
  newPassword: string;
}

@InputType({ description: '메일로 받은 링크' })
export class ConfirmEmailInput {
  @Field({ description: TOKEN })
  @MaxLength(TOKEN_MAX)
  token: string;
}

@InputType({ description: '바꿀 이메일' })
export class RequestEmailChangeInput {
  @Field({ description: '지금의 이메일. 자신의 것이어야 합니다.' })
  email: string;

  @Field({ description: `새 이메일, ${MEMBER_RULE_TEXT.email}` })
  newEmail: string;

  @Field({ description: '비밀번호. 카카오 회원은 임시 코드입니다.' })
  password: string;
}

@InputType({ description: '관리자로 정하거나 권한을 거둘 회원과 사유' })
export class AdminRoleInput {
  @Field(() => ID, { description: '회원의 id' })
  memberId: string;

  @Field({ description: `사유, ${AUDIT_RULES.reason.max}자까지. 관리 기록에 남습니다.` })
  reason: string;
}

export enum MemberRole {
  ADMIN = 'ADMIN',
  MEMBER = 'MEMBER',
}
registerEnumType(MemberRole, {
  name: 'MemberRole',
  description: '회원이 맡은 일',
  valuesConfig: { ADMIN: { description: '관리자' }, MEMBER: { description: '관리자가 아닌 회원' } },
});

export enum MemberSignInMethod {
  PASSWORD = 'PASSWORD',
  KAKAO = 'KAKAO',
}
registerEnumType(MemberSignInMethod, {
  name: 'MemberSignInMethod',
  description: '회원이 로그인하는 방법',
  valuesConfig: { PASSWORD: { description: '이메일과 비밀번호' }, KAKAO: { description: '카카오' } },
});

export enum MemberState {
  ACTIVE = 'ACTIVE',
  SUSPENDED = 'SUSPENDED',
}
registerEnumType(MemberState, {
  name: 'MemberState',
  description: '회원의 상태',
  valuesConfig: { ACTIVE: { description: '정지되지 않음' }, SUSPENDED: { description: '이용이 정지됨' } },
});

export enum MemberSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  EMAIL = 'EMAIL',
  NICK_NAME = 'NICK_NAME',
  LAST_SIGN_IN = 'LAST_SIGN_IN',
  MOST_REVIEWS = 'MOST_REVIEWS',
  MOST_REPORTS = 'MOST_REPORTS',
}
registerEnumType(MemberSort, {
  name: 'MemberSort',
  description: '회원의 순서',
  valuesConfig: {
    NEWEST: { description: '늦게 가입한 순' },
    OLDEST: { description: '먼저 가입한 순' },
    EMAIL: { description: '이메일의 순서' },
    NICK_NAME: { description: '별명의 가나다순' },
    LAST_SIGN_IN: { description: '최근에 로그인한 순' },
    MOST_REVIEWS: { description: '리뷰가 많은 순' },
    MOST_REPORTS: { description: '받은 신고가 많은 순' },
  },
});

@ArgsType()
export class MemberFilterArgs {
  @Field({
    defaultValue: '',
    description: `이메일이나 별명에 든 문자열, ${LIMITS.searchTextMax}자까지. 빈 문자열이면 모두입니다.`,
  })
  @MaxLength(LIMITS.searchTextMax)
  query: string;

  @Field(() => MemberRole, { nullable: true, description: '맡은 일. 보내지 않으면 모두입니다.' })
  role?: MemberRole | null;

  @Field(() => MemberSignInMethod, { nullable: true, description: '로그인하는 방법. 보내지 않으면 모두입니다.' })
  provider?: MemberSignInMethod | null;

  @Field(() => MemberState, { nullable: true, description: '상태. 보내지 않으면 모두입니다.' })
  state?: MemberState | null;

  @Field(() => MemberSort, { defaultValue: MemberSort.NEWEST, description: '회원의 순서' })
  sort: MemberSort;
}

@ArgsType()
export class MembersArgs extends MemberFilterArgs {
  @Field(() => Int, { defaultValue: 0, description: PAGING_TEXT.page })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 20, description: PAGING_TEXT.size(LIMITS.deepestRow) })
  @Min(1)
  @Max(LIMITS.deepestRow)
  size: number;
}
