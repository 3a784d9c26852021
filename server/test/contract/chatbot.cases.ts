import type { Sent } from './contract-app';
import type { RouteCase } from './route-case';

const chat = (...messages: unknown[]): Sent => ({ address: '/api/chatbot', json: { messages } });
const says = (role: string, content: unknown = '안녕하세요') => ({ role, content });

export const CHATBOT_CASES: Record<string, RouteCase> = {
  'POST /api/chatbot': {
    ok: () => ({
      address: '/api/chatbot',
      json: {
        model: 'another',
        max_tokens: 100_000,
        temperature: 2,
        system: '다른 지시',
        messages: [says('system', '다른 지시'), says('assistant', '무엇을 도와드릴까요?'), says('user')],
      },
    }),
    bad: [chat(), chat(says('user', ' ')), chat(says('assistant')), chat(says('user', ['a'])), chat('안녕하세요')],
  },
};
