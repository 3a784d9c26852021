import { z } from 'zod';
import { isoInstant } from '../../shared/text/seoul-time';
import { limitText } from '../../shared/validation/manual-texts';
import { LIMITS } from '../../shared/validation/limits';
import { SUPPORT_RULES } from '../../shared/validation/support-rules';
import { CreateInquiryDocument, DeleteInquiryDocument, InquiryListDocument } from '../documents/support.generated';
import { bodyText, entityId } from '../parameters';
import { type Route, route } from '../route';
import { textReply } from './message.reply';

const tag = '문의';
const { receivedText, subject, message } = SUPPORT_RULES;

const inquiryItem = z
  .strictObject({
    id: z.int32().min(1).describe('문의의 번호'),
    email: z.string().describe('답변을 받을 이메일'),
    nickname: z.string().nullable().describe('로그인한 채로 보낸 회원의 별명. 방문자이면 null.'),
    title: z.string().describe('제목'),
    content: z.string().describe('내용'),
    inserted_at: z
      .string()
      .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      .describe('받은 때 (UTC)'),
  })
  .meta({
    id: 'Inquiry',
    description: '문의',
    examples: [
      {
        id: 3,
        email: 'member@baldojang.example',
        nickname: '초코네',
        title: '영업시간이 달라요',
        content: '멍멍카페 연남점이 이제 화요일에 쉬어요.',
        inserted_at: '2025-08-01T03:34:56Z',
      },
    ],
  });

export const SUPPORT_ROUTES: Route[] = [
  route({
    method: 'post',
    path: '/api/support',
    tag,
    summary: '문의 보내기',
    description: `한 IP 주소에서 ${limitText('INQUIRY')}까지 보낼 수 있습니다. 답은 보낸 사람에게 보여 줄 글입니다.`,
    body: {
      kind: 'json',
      schema: z
        .object({
          email: bodyText('답변을 받을 이메일'),
          subject: bodyText(`제목, 한 줄에 ${subject.max}자까지`),
          message: bodyText(`내용, ${message.max}자까지`),
        })
        .meta({
          examples: [
            {
              email: 'member@baldojang.example',
              subject: '영업시간이 달라요',
              message: '멍멍카페 연남점이 이제 화요일에 쉬어요.',
            },
          ],
        }),
    },
    document: CreateInquiryDocument,
    variables: ({ body }) => ({ input: body }),
    replySchema: textReply(receivedText).replySchema,
    reply: ({ createInquiry }) => createInquiry.message,
  }),
  route({
    method: 'get',
    path: '/api/support/list',
    tag,
    summary: '문의 목록, 새로 받은 순',
    description: `최대 ${LIMITS.deepestRow.toLocaleString('ko')}개.`,
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
    notFound: '문의를 찾을 수 없습니다.',
    params: z.object({ id: entityId().meta({ description: '문의', examples: [3] }) }),
    document: DeleteInquiryDocument,
    variables: ({ params }) => ({ input: params }),
    ...textReply('문의를 삭제했습니다.'),
  }),
];
