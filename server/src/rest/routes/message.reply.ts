import { z } from 'zod';

/** Message that clients show after a change. */
export const successMessage = z.strictObject({
  message: z
    .strictObject({ type: z.literal('success').describe('언제나 success'), text: z.string().describe('사람에게 보여 줄 글') })
    .describe('성공을 알리는 글'),
});

export const success = (text: string): z.input<typeof successMessage> => ({ message: { type: 'success', text } });

/** `replySchema` and `reply` of a row that answers only a message. */
export const successReply = (text: string) => ({
  replySchema: successMessage.meta({ id: 'Success', description: '성공', examples: [success(text)] }),
  reply: () => success(text),
});

/** The same for a row that answers plain text. */
export const textReply = (text: string) => ({
  replySchema: z.string().meta({ description: '사람에게 보여 줄 글', examples: [text] }),
  reply: () => text,
});
