import { z } from 'zod';
import { SESSION_DAYS } from '../../shared/validation/member-rules';
import { seoulDateTime } from '../../shared/text/seoul-time';
import type { MemberByEmailQuery, MemberListQuery } from '../documents/member.generated';
import type { FileUrl } from '../route';
import { success, successMessage } from './message.reply';

const tokenExample = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtZW1iZXJAYmFsZG9qYW5nLmV4YW1wbGUifQ.c2lnbmF0dXJl';

const token = z.string().describe(`\`Authorization: Bearer\`로 보낼 토큰 (JWT, ${SESSION_DAYS}일)`);
const tokens = { token, accessToken: token.describe('token과 같은 값') };

export const tokensOf = (value: string) => ({ token: value, accessToken: value });

export const signedIn = z.strictObject({ ...tokens, ...successMessage.shape }).meta({
  id: 'SignedIn',
  description: '로그인한 회원의 토큰',
  examples: [{ ...tokensOf(tokenExample), ...success('로그인했습니다.') }],
});
export const signedInWithKakao = z
  .strictObject(tokens)
  .meta({ id: 'SignedInWithKakao', description: '카카오로 로그인한 회원의 토큰', examples: [tokensOf(tokenExample)] });

const id = z.int32().min(1).describe('회원의 번호');
const email = z.string().describe('이메일');
const nickName = z.string().describe('별명');
const insertedAt = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  .describe('가입한 때, 서울의 시각');

const itemExample = {
  id: 7,
  email: 'member@baldojang.example',
  nickName: '초코네',
  insertedAt: '2025-06-12T19:20:05',
};

export const member = z
  .strictObject({
    id,
    email,
    nickName,
    info: z.string().describe('자기소개'),
    insertedAt,
    provider: z.enum(['kakao']).nullable().describe('카카오 회원이면 kakao'),
    tempCode: z.null().describe('언제나 null'),
    files: z.array(z.string()).max(1).describe('프로필 사진의 주소'),
    authNames: z.array(z.string()).describe('관리자이면 admin'),
  })
  .meta({
    id: 'Member',
    description: '회원',
    examples: [
      {
        ...itemExample,
        info: '초코와 산책하는 것을 좋아해요.',
        provider: null,
        tempCode: null,
        files: ['/files/Vb3kQ0x9ZtPq7LmWc2RyHg/%EC%B4%88%EC%BD%94.jpg'],
        authNames: [],
      },
    ],
  });

export function memberOf(
  { id, profileImage, insertedAt, provider, info, ...rest }: MemberByEmailQuery['member'],
  fileUrl: FileUrl,
) {
  return {
    id: Number(id),
    ...rest,
    info: info ?? '',
    insertedAt: seoulDateTime(insertedAt ?? ''),
    provider: provider === 'KAKAO' ? ('kakao' as const) : null,
    tempCode: null,
    files: profileImage ? [fileUrl(profileImage.url)] : [],
  };
}

export const memberItem = z
  .strictObject({ id, email, nickName, insertedAt })
  .meta({ id: 'MemberItem', description: '목록의 회원', examples: [itemExample] });

export function memberItemOf({ id, insertedAt, ...rest }: MemberListQuery['members']['items'][number]) {
  return { id: Number(id), ...rest, insertedAt: seoulDateTime(insertedAt ?? '') };
}

export const temporaryCode = z
  .strictObject({ tempCode: z.string().describe('8자. 2분 안에 한 번 쓸 수 있습니다.') })
  .meta({ id: 'TemporaryCode', description: '임시 코드', examples: [{ tempCode: 'K7PQ2M9X' }] });
