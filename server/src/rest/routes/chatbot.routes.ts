import { z } from 'zod';
import { CHATBOT_RULES } from '../../shared/validation/chatbot-rules';
import { AskChatbotDocument } from '../documents/chatbot.generated';
import { bodyText, ignored } from '../parameters';
import { type Route, route } from '../route';

const { messagesMax, messageMax } = CHATBOT_RULES;
const ROLES = { user: 'USER', assistant: 'ASSISTANT' } as const;
const isRead = (role: string): role is keyof typeof ROLES => Object.hasOwn(ROLES, role);

const chatbotAnswer = z
  .strictObject({
    content: z
      .array(z.strictObject({ type: z.literal('text').describe('언제나 text'), text: z.string().describe('답, 꾸밈 없는 글') }))
      .length(1)
      .describe('답 하나'),
  })
  .meta({
    id: 'ChatbotAnswer',
    description: '챗봇의 답',
    examples: [{ content: [{ type: 'text', text: '강아지는 하루에 두 번, 한 번에 20~30분쯤 산책하면 좋아요.' }] }],
  });

export const CHATBOT_ROUTES: Route[] = [
  route({
    method: 'post',
    path: '/api/chatbot',
    tag: '챗봇',
    summary: '챗봇에게 묻기',
    description: '모델과 지시문과 한도는 서버가 정하고, messages만 읽습니다. 답이 오기까지 몇 초 걸릴 수 있습니다.',
    refusals: {
      BAD_GATEWAY: '지금은 챗봇이 답할 수 없습니다. 잠시 후 다시 물어봐 주세요.',
      GATEWAY_TIMEOUT: '답이 너무 오래 걸려 멈추었습니다. 잠시 후 다시 물어봐 주세요.',
    },
    body: {
      kind: 'json',
      schema: z
        .object({
          messages: z
            .array(
              z.object({
                role: bodyText('user나 assistant. 다른 것은 읽지 않습니다.'),
                content: bodyText(`말, ${messageMax.toLocaleString('ko')}자까지 읽습니다.`),
              }),
              { error: ({ input }) => (input === undefined ? '꼭 보내 주세요.' : '대화를 목록으로 보내 주세요.') },
            )
            .describe(`지금까지의 대화, 오래된 말부터. 마지막 ${messagesMax}개만 읽습니다.`),
          model: ignored('모델'),
          max_tokens: ignored('답의 길이'),
          temperature: ignored('온도'),
          system: ignored('지시문'),
        })
        .meta({ examples: [{ messages: [{ role: 'user', content: '강아지 산책은 하루에 몇 번이 좋아요?' }] }] }),
    },
    document: AskChatbotDocument,
    variables: ({ body }) => ({
      input: {
        messages: body.messages
          .flatMap(({ role, content }) => (isRead(role) ? [{ role: ROLES[role], content }] : []))
          // Clients may send any number.
          .slice(-messagesMax),
      },
    }),
    replySchema: chatbotAnswer,
    reply: ({ askChatbot }) => ({ content: [{ type: 'text' as const, text: askChatbot.plainText }] }),
  }),
];
