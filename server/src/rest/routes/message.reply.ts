import { z } from 'zod';

/** What clients show after a change. */
export const successMessage = z.strictObject({
  message: z
    .strictObject({ type: z.literal('success').describe('언제나 success'), text: z.string().describe('사람에게 보여 줄 글') })
    .describe('성공을 알리는 글'),
});

export const success = (text: string): z.input<typeof successMessage> => ({ message: { type: 'success', text } });

/** Both halves of a row that answers nothing but a message. */
export const successReply = (text: string) => ({
  replySchema: successMessage.meta({ id: 'Success', description: '성공', examples: [success(text)] }),
  reply: () => success(text),
});

/** The same for one that answers plain text. */
export const textReply = (text: string) => ({
  replySchema: z.string().meta({ description: '사람에게 보여 줄 글', examples: [text] }),
  reply: () => text,
});
