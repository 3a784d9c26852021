import { z } from 'zod';
import { LIMITS } from '../../shared/validation/limits';
import { MEMBER_RULES } from '../../shared/validation/member-rules';
import { MEMBER_RULE_TEXT } from '../../shared/validation/manual-texts';
import {
  ChangePasswordDocument,
  CreateTemporaryCodeDocument,
  MemberByEmailDocument,
  MemberListDocument,
  SignInDocument,
  SignInWithKakaoDocument,
  SignUpDocument,
  UpdateMemberDocument,
  WithdrawDocument,
} from '../documents/member.generated';
import { bodyText, uploads } from '../parameters';
import { type Route, route } from '../route';
import { member, memberItem, memberItemOf, memberOf, signedIn, signedInWithKakao, temporaryCode, tokensOf } from './member.reply';
import { successReply, success } from './message.reply';

const tag = '회원';
const { info } = MEMBER_RULES;
const infoText = (max: number) => `자기소개, ${max.toLocaleString('ko')}자까지`;
/** A demo member, so that the examples work on a first start. */
const own = { email: 'member@baldojang.example', password: 'Baldojang1!' };
const wrongPassword = '비밀번호가 올바르지 않습니다.';
const suspended = '이용이 정지되어 2026-12-01 09:00까지 다시 가입할 수 없습니다.';
const passwordOrCode = bodyText(`지금의 비밀번호. 카카오 회원은 임시 코드 ${MEMBER_RULES.temporaryCode.length}자.`);
/** Clients send the member's e-mail; it must be that of the token's member. */
const ownEmail = bodyText('자신의 이메일');

/** Clients do not escape the address: a blank was a `+`. */
const emailParameter = z
  .string('꼭 보내 주세요.')
  .overwrite((value) => value.replaceAll(' ', '+'))
  .meta({ description: '이메일', examples: ['member@baldojang.example'] });

export const MEMBER_ROUTES: Route[] = [
  route({
    method: 'post',
    path: '/api/member/login',
    tag,
    summary: '로그인',
    ignoresToken: true,
    refusals: { UNAUTHENTICATED: '로그인에 실패했습니다. 이메일 또는 비밀번호를 확인하세요.' },
    body: {
      kind: 'json',
      schema: z
        .object({ email: bodyText('가입한 이메일. 영문 대소문자를 가리지 않습니다.'), password: bodyText('비밀번호') })
        .meta({ examples: [own] }),
    },
    document: SignInDocument,
    variables: ({ body }) => ({ input: body }),
    replySchema: signedIn,
    reply: ({ signIn }) => ({ ...tokensOf(signIn.token), ...success('로그인했습니다.') }),
  }),
  route({
    method: 'post',
    path: '/api/member/login/kakao',
    tag,
    summary: '카카오로 로그인',
    description: '본문은 `{"code": "…"}` 또는 code만 담은 JSON 문자열입니다.',
    ignoresToken: true,
    refusals: {
      FORBIDDEN: suspended,
      UNAUTHENTICATED: '카카오 로그인에 실패했습니다. 다시 시도해 주세요.',
      BAD_GATEWAY: '카카오가 응답하지 않습니다. 잠시 후 다시 시도해 주세요.',
    },
    body: {
      kind: 'json',
      bareText: 'code',
      schema: z
        .object({ code: bodyText('카카오가 돌려준 code').min(1, '꼭 보내 주세요.') })
        .meta({ examples: [{ code: 'Jx0Qf3mPz8LrT5wYb2KcVg' }] }),
    },
    document: SignInWithKakaoDocument,
    variables: ({ body }) => ({ input: body }),
    replySchema: signedInWithKakao,
    reply: ({ signInWithKakao }) => tokensOf(signInWithKakao.token),
  }),
  route({
    method: 'get',
    path: '/api/member',
    tag,
    summary: '회원 한 사람',
    description: '본인과 관리자만 볼 수 있습니다.',
    notFound: '없는 회원입니다.',
    refusals: { FORBIDDEN: '권한이 없습니다.' },
    query: z.object({ email: emailParameter }),
    document: MemberByEmailDocument,
    variables: ({ query }) => query,
    replySchema: member,
    reply: (data, { fileUrl }) => memberOf(data.member, fileUrl),
  }),
  route({
    method: 'post',
    path: '/api/member/add',
    tag,
    summary: '가입',
    ignoresToken: true,
    refusals: { FORBIDDEN: suspended, CONFLICT: '이미 쓰고 있는 별명입니다.' },
    body: {
      kind: 'multipart',
      schema: z
        .object({
          email: bodyText(`이메일, ${MEMBER_RULE_TEXT.email}`),
          password: bodyText(`비밀번호. ${MEMBER_RULE_TEXT.password}`),
          nickName: bodyText(`별명. ${MEMBER_RULE_TEXT.nickName}`),
          info: bodyText(infoText(info.signUpMax)).default(''),
          files: uploads('프로필 사진 한 장', 1),
        })
        .meta({
          examples: [
            {
              email: 'bori@baldojang.example',
              password: 'Sanchaek-9!',
              nickName: '보리네',
              info: '보리와 산책하는 것을 좋아해요.',
            },
          ],
        }),
    },
    document: SignUpDocument,
    // These clients show the terms themselves before they send the form.
    variables: ({ body: { files, ...body } }) => ({ input: { ...body, profileImage: files[0], agreesToTerms: true } }),
    ...successReply('회원가입이 완료되었습니다.'),
  }),
  route({
    method: 'put',
    path: '/api/member',
    tag,
    summary: '자신의 정보 고치기',
    refusals: { FORBIDDEN: wrongPassword, CONFLICT: '이미 쓰고 있는 별명입니다.' },
    body: {
      kind: 'multipart',
      schema: z
        .object({
          email: ownEmail,
          nickName: bodyText(`새 별명. ${MEMBER_RULE_TEXT.nickName}`).optional(),
          info: bodyText(`새 ${infoText(info.max)}. 빈 문자열이면 지웁니다.`).optional(),
          password: passwordOrCode,
          profileFiles: uploads('새 프로필 사진. 여럿이면 마지막 것.', LIMITS.filesPerRequestMax),
          deleteProfileFileNames: z
            .array(bodyText('지울 사진의 이름'))
            .max(LIMITS.filterListMax, `${LIMITS.filterListMax}개까지 보낼 수 있습니다.`)
            .default([])
            .describe('지울 사진의 이름: 주소의 마지막 부분. 자신의 사진이 아닌 이름은 무시합니다.'),
        })
        .meta({ examples: [{ ...own, nickName: '초코네', info: '초코와 산책하는 것을 좋아해요.' }] }),
    },
    document: UpdateMemberDocument,
    variables: ({ body: { profileFiles, deleteProfileFileNames, ...body } }) => ({
      input: { ...body, profileImage: profileFiles.at(-1), removedProfileImageNames: deleteProfileFileNames },
    }),
    ...successReply('회원 정보를 수정했습니다.'),
  }),
  route({
    method: 'delete',
    path: '/api/member',
    tag,
    summary: '탈퇴',
    refusals: { FORBIDDEN: wrongPassword },
    body: { kind: 'json', schema: z.object({ email: ownEmail, password: passwordOrCode }).meta({ examples: [own] }) },
    document: WithdrawDocument,
    variables: ({ body }) => ({ input: body }),
    ...successReply('회원 탈퇴가 완료되었습니다.'),
  }),
  route({
    method: 'put',
    path: '/api/member/changePassword',
    tag,
    summary: '비밀번호 바꾸기',
    description: '다른 기기의 토큰은 모두 만료되고 이 토큰은 그대로 쓸 수 있습니다. 카카오 회원은 바꿀 비밀번호가 없습니다.',
    refusals: { FORBIDDEN: wrongPassword },
    body: {
      kind: 'json',
      schema: z
        .object({
          email: ownEmail,
          oldPassword: bodyText('지금의 비밀번호'),
          newPassword: bodyText(`새 비밀번호. ${MEMBER_RULE_TEXT.password}`),
        })
        .meta({ examples: [{ email: own.email, oldPassword: own.password, newPassword: 'Sanchaek-9!' }] }),
    },
    document: ChangePasswordDocument,
    variables: ({ body }) => ({ input: body }),
    ...successReply('비밀번호를 변경했습니다.'),
  }),
  route({
    method: 'post',
    path: '/api/member/withdrawalCode',
    tag,
    summary: '카카오 회원의 임시 코드',
    description: '탈퇴하거나 정보를 고칠 때 비밀번호 대신 씁니다.',
    refusals: { FORBIDDEN: '권한이 없습니다.' },
    body: { kind: 'json', schema: z.object({ email: ownEmail }).meta({ examples: [{ email: own.email }] }) },
    document: CreateTemporaryCodeDocument,
    variables: ({ body }) => ({ input: body }),
    replySchema: temporaryCode,
    reply: ({ createTemporaryCode }) => ({ tempCode: createTemporaryCode.code }),
  }),
  route({
    method: 'get',
    path: '/api/member/list',
    tag,
    summary: '회원 목록',
    description: '가입이 늦은 순.',
    document: MemberListDocument,
    variables: () => ({ size: LIMITS.deepestRow }),
    replySchema: z.array(memberItem),
    reply: ({ members }) => members.items.map(memberItemOf),
  }),
];
