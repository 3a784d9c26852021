import type { Mail } from '../../adapters/mail/mail-transport';
import type { Inquiry } from './inquiry.entity';

type Answered = Pick<Inquiry, 'email' | 'subject' | 'message' | 'answer' | 'memberId'>;

/** Plain text. The subject is one line (support-checks.ts). */
export function answerMail({ email, subject, message, answer, memberId }: Answered, publicUrl: string): Mail {
  const paragraphs = [
    '안녕하세요. 발도장입니다. 보내 주신 문의에 답변드립니다.',
    answer,
    memberId !== null && `문의와 답변은 여기에서도 볼 수 있습니다: ${publicUrl}/member/activity?tab=inquiries`,
    ['보내 주신 문의', subject, ...message.split('\n')].map((line) => `> ${line}`).join('\n'),
  ];
  return { to: email, subject: `[발도장] 답변: ${subject}`, text: `${paragraphs.filter(Boolean).join('\n\n')}\n` };
}
