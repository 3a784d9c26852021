import { z } from 'zod';
import { seoulDateTime } from '../../shared/seoul-time';
import type { MemberByEmailQuery, MemberListQuery } from '../documents/member.generated';

/** What clients show after a change. */
export const successMessage = z
  .strictObject({ message: z.strictObject({ type: z.literal('success'), text: z.string().describe('사람에게 보여 줄 글') }) })
  .meta({ id: 'Success', description: '성공' });

export const success = (text: string): z.input<typeof successMessage> => ({ message: { type: 'success', text } });

const token = z.string().describe('`Authorization: Bearer`로 보낼 토큰 (JWT, 14일)');
const tokens = { token, accessToken: token.describe('token과 같은 값') };

export const signedIn = z.strictObject({ ...tokens, ...successMessage.shape }).meta({ id: 'SignedIn' });
export const signedInWithKakao = z.strictObject(tokens).meta({ id: 'SignedInWithKakao' });

export const tokensOf = (value: string) => ({ token: value, accessToken: value });

const id = z.int32().min(1);
const email = z.string().describe('이메일');
const nickName = z.string().describe('별명');
const insertedAt = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  .describe('가입한 때, 서울의 시각');

export const member = z
  .strictObject({
    id,
    email,
    nickName,
    info: z.string().describe('자기소개'),
    insertedAt,
    provider: z.enum(['kakao']).nullable().describe('카카오 회원이면 kakao'),
    tempCode: z.null(),
    files: z.array(z.string()).max(1).describe('프로필 사진의 주소'),
    authNames: z.array(z.string()).describe('관리자이면 admin'),
  })
  .meta({ id: 'Member' });

export function memberOf({ id, profileImage, insertedAt, provider, info, ...rest }: MemberByEmailQuery['member']) {
  return {
    id: Number(id),
    ...rest,
    info: info ?? '',
    insertedAt: seoulDateTime(insertedAt ?? ''),
    provider: provider === 'KAKAO' ? ('kakao' as const) : null,
    tempCode: null,
    files: profileImage ? [profileImage.url] : [],
  };
}

export const memberItem = z.strictObject({ id, email, nickName, insertedAt }).meta({ id: 'MemberItem' });

export function memberItemOf({ id, insertedAt, ...rest }: MemberListQuery['members']['items'][number]) {
  return { id: Number(id), ...rest, insertedAt: seoulDateTime(insertedAt ?? '') };
}

export const temporaryCode = z
  .strictObject({ tempCode: z.string().describe('8자. 2분 안에 한 번 쓸 수 있습니다.') })
  .meta({ id: 'TemporaryCode' });
