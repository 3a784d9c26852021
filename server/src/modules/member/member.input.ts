import { ArrayMaxSize, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, InputType, Int, registerEnumType } from 'type-graphql';
import { LIMITS } from '../../shared/limits';
import type { Upload } from '../../shared/upload';
import { UploadScalar } from '../../shared/upload-scalar';

// What a member may write is checked by member-checks.ts, all rules at once and in code points (class-validator counts UTF-16 units).
// Optional fields are nullable and have no default: graphql-jit leaves out the defaults of fields inside an input.

@InputType()
export class SignUpInput {
  @Field({ description: '대소문자를 가리지 않고 하나뿐이어야 합니다.' })
  email: string;

  @Field({ description: '8자 이상 255자 이하, 영문 대소문자, 숫자, 특수문자(!@#$%^&*()_+=-), 빈칸 없이' })
  password: string;

  @Field({ description: '2~20자, 한글/영문/숫자. 대소문자를 가리지 않고 하나뿐이어야 합니다.' })
  nickName: string;

  @Field(() => String, { nullable: true, description: '1,000자까지' })
  info?: string | null;

  @Field(() => UploadScalar, { nullable: true, description: '사진 한 장, 10MB까지' })
  profileImage?: Promise<Upload> | null;

  @Field({ description: '이용약관과 개인정보처리방침에 동의함' })
  agreesToTerms: boolean;
}

@InputType()
export class SignInInput {
  @Field()
  email: string;

  @Field()
  password: string;
}

@InputType()
export class KakaoSignInInput {
  @Field({ description: '`/auth/kakao/callback`이 받은 값' })
  @MaxLength(1_000)
  code: string;
}

@InputType()
export class UpdateMemberInput {
  @Field(() => String, { nullable: true, description: '보낸다면 자신의 이메일이어야 합니다.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: '없으면 그대로' })
  nickName?: string | null;

  @Field(() => String, { nullable: true, description: '3,000자까지. 없으면 그대로.' })
  info?: string | null;

  @Field({ description: '지금의 비밀번호. 카카오 회원은 임시 코드.' })
  password: string;

  @Field(() => UploadScalar, { nullable: true, description: '새 사진. 먼저 있던 사진을 대신합니다.' })
  profileImage?: Promise<Upload> | null;

  @Field(() => [String], { nullable: true, description: '지울 사진의 이름. 없는 이름은 무시합니다.' })
  @IsOptional()
  @ArrayMaxSize(LIMITS.filterListMax)
  removedProfileImageNames?: string[] | null;
}

@InputType()
export class ChangePasswordInput {
  @Field(() => String, { nullable: true, description: '보낸다면 자신의 이메일이어야 합니다.' })
  email?: string | null;

  @Field()
  oldPassword: string;

  @Field()
  newPassword: string;
}

@InputType()
export class TemporaryCodeInput {
  @Field(() => String, { nullable: true, description: '보낸다면 자신의 이메일이어야 합니다.' })
  email?: string | null;
}

@InputType()
export class WithdrawInput {
  @Field(() => String, { nullable: true, description: '보낸다면 자신의 이메일이어야 합니다.' })
  email?: string | null;

  @Field({ description: '지금의 비밀번호. 카카오 회원은 임시 코드.' })
  password: string;
}

export enum MemberSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  EMAIL = 'EMAIL',
  NICK_NAME = 'NICK_NAME',
}
registerEnumType(MemberSort, { name: 'MemberSort' });

@ArgsType()
export class MembersArgs {
  @Field({ defaultValue: '', description: '이메일이나 별명에 든 글' })
  @MaxLength(LIMITS.searchTextMax)
  query: string;

  @Field(() => MemberSort, { defaultValue: MemberSort.NEWEST })
  sort: MemberSort;

  @Field(() => Int, { defaultValue: 0, description: '0부터' })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 20 })
  @Min(1)
  @Max(LIMITS.deepestRow)
  size: number;
}
