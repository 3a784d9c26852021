import { z } from 'zod';
import { LIMITS } from '../../shared/limits';
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
import {
  member,
  memberItem,
  memberItemOf,
  memberOf,
  signedIn,
  signedInWithKakao,
  success,
  successMessage,
  temporaryCode,
  tokensOf,
} from './member.reply';

const tag = '회원';
const email = bodyText('이메일');
const password = bodyText('비밀번호');
const passwordOrCode = bodyText('지금의 비밀번호. 카카오 회원은 임시 코드.');
/** Clients name the member that they mean; who acts is the token's member, and anybody else is refused. */
const ownEmail = bodyText('자신의 이메일');

/** Clients write the address as it is: a `+` in it has become a blank, which no address holds. */
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
    body: { kind: 'json', schema: z.object({ email, password }) },
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
    body: {
      kind: 'json',
      bareText: 'code',
      schema: z.object({ code: bodyText('카카오가 돌려준 code').min(1, '꼭 보내 주세요.') }),
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
    query: z.object({ email: emailParameter }),
    document: MemberByEmailDocument,
    variables: ({ query }) => query,
    replySchema: member,
    reply: (data) => memberOf(data.member),
  }),
  route({
    method: 'post',
    path: '/api/member/add',
    tag,
    summary: '가입',
    ignoresToken: true,
    body: {
      kind: 'multipart',
      schema: z.object({
        email,
        password,
        nickName: bodyText('별명'),
        info: bodyText('자기소개, 1,000자까지').default(''),
        files: uploads('프로필 사진 한 장', 1),
      }),
    },
    document: SignUpDocument,
    // These clients show the terms themselves before they send the form.
    variables: ({ body: { files, ...body } }) => ({ input: { ...body, profileImage: files[0], agreesToTerms: true } }),
    replySchema: successMessage,
    reply: () => success('회원가입이 완료되었습니다.'),
  }),
  route({
    method: 'put',
    path: '/api/member',
    tag,
    summary: '자신의 정보 고치기',
    body: {
      kind: 'multipart',
      schema: z.object({
        email: ownEmail,
        nickName: bodyText('별명').optional(),
        info: bodyText('자기소개, 3,000자까지').optional(),
        password: passwordOrCode,
        profileFiles: uploads('새 프로필 사진. 여럿이면 마지막 것.', LIMITS.filesPerRequestMax),
        deleteProfileFileNames: z
          .array(bodyText('지울 사진의 이름'))
          .max(LIMITS.filterListMax, `${LIMITS.filterListMax}개까지 보낼 수 있습니다.`)
          .default([]),
      }),
    },
    document: UpdateMemberDocument,
    variables: ({ body: { profileFiles, deleteProfileFileNames, ...body } }) => ({
      input: { ...body, profileImage: profileFiles.at(-1), removedProfileImageNames: deleteProfileFileNames },
    }),
    replySchema: successMessage,
    reply: () => success('회원 정보를 수정했습니다.'),
  }),
  route({
    method: 'delete',
    path: '/api/member',
    tag,
    summary: '탈퇴',
    body: { kind: 'json', schema: z.object({ email: ownEmail, password: passwordOrCode }) },
    document: WithdrawDocument,
    variables: ({ body }) => ({ input: body }),
    replySchema: successMessage,
    reply: () => success('회원 탈퇴가 완료되었습니다.'),
  }),
  route({
    method: 'put',
    path: '/api/member/changePassword',
    tag,
    summary: '비밀번호 바꾸기',
    description: '다른 기기의 로그인은 끝나고 이 로그인은 남습니다. 카카오 회원은 바꿀 비밀번호가 없습니다.',
    body: { kind: 'json', schema: z.object({ email: ownEmail, oldPassword: password, newPassword: password }) },
    document: ChangePasswordDocument,
    variables: ({ body }) => ({ input: body }),
    replySchema: successMessage,
    reply: () => success('비밀번호를 변경했습니다.'),
  }),
  route({
    method: 'post',
    path: '/api/member/withdrawalCode',
    tag,
    summary: '카카오 회원의 임시 코드',
    description: '탈퇴하거나 정보를 고칠 때 비밀번호 대신 씁니다.',
    body: { kind: 'json', schema: z.object({ email: ownEmail }) },
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
    description: '관리자만, 가입이 늦은 순.',
    document: MemberListDocument,
    variables: () => ({ size: LIMITS.deepestRow }),
    replySchema: z.array(memberItem),
    reply: ({ members }) => members.items.map(memberItemOf),
  }),
];
