import { z } from 'zod';
import { isoInstant } from '../../shared/iso-instant';
import { LIMITS } from '../../shared/limits';
import { SUPPORT_RULES } from '../../shared/support-rules';
import { CreateInquiryDocument, DeleteInquiryDocument, InquiryListDocument } from '../documents/support.generated';
import { bodyText, entityId } from '../parameters';
import { type Route, route } from '../route';

const tag = '문의';
const { receivedText, subject, message } = SUPPORT_RULES;
const deletedText = '문의를 삭제했습니다.';

const inquiryItem = z
  .strictObject({
    id: z.int(),
    email: z.string().describe('답변을 받을 이메일'),
    nickname: z.string().nullable().describe('로그인한 채로 보낸 회원의 별명. 방문자이면 null.'),
    title: z.string(),
    content: z.string(),
    inserted_at: z.string().meta({ description: '받은 때', examples: ['2025-08-01T03:34:56Z'] }),
  })
  .meta({ id: 'Inquiry' });

export const SUPPORT_ROUTES: Route[] = [
  route({
    method: 'post',
    path: '/api/support',
    tag,
    summary: '문의 보내기',
    description: '누구나. 한 주소에서 한 시간에 다섯 번까지. 답은 보낸 사람에게 보여 줄 글입니다.',
    body: {
      kind: 'json',
      schema: z.object({
        email: bodyText('답변을 받을 이메일'),
        subject: bodyText(`제목, 한 줄에 ${subject.max}자까지`),
        message: bodyText(`내용, ${message.max}자까지`),
      }),
    },
    document: CreateInquiryDocument,
    variables: ({ body }) => ({ input: body }),
    replySchema: z.string().meta({ examples: [receivedText] }),
    reply: ({ createInquiry }) => createInquiry.message,
  }),
  route({
    method: 'get',
    path: '/api/support/list',
    tag,
    summary: '문의 목록, 새로 받은 순',
    description: `관리자만. 최대 ${LIMITS.deepestRow.toLocaleString('ko')}개.`,
    document: InquiryListDocument,
    variables: () => ({ size: LIMITS.deepestRow }),
    replySchema: z.array(inquiryItem),
    reply: ({ inquiries }) =>
      inquiries.items.map(({ id, email, subject: title, message: content, member, insertedAt }) => ({
        id: Number(id),
        email,
        nickname: member?.nickName ?? null,
        title,
        content,
        inserted_at: isoInstant(insertedAt),
      })),
  }),
  route({
    method: 'delete',
    path: '/api/support/{id}',
    tag,
    summary: '문의 지우기',
    description: '관리자만.',
    notFound: '문의를 찾을 수 없습니다.',
    params: z.object({ id: entityId().meta({ examples: [3] }) }),
    document: DeleteInquiryDocument,
    variables: ({ params }) => ({ input: params }),
    replySchema: z.string().meta({ examples: [deletedText] }),
    reply: () => deletedText,
  }),
];
