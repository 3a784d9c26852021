import { MEMBER_RULES } from './member-rules';

/**
 * Rules of inquiries for server and client (`npm run generate` writes them to the client's constants).
 * Lengths are counted in code points.
 */
export const SUPPORT_RULES = {
  email: { pattern: MEMBER_RULES.email.pattern, max: MEMBER_RULES.email.max, text: '올바른 이메일 주소를 입력하세요.' },
  /** One line. */
  subject: { max: 30, text: '제목은 1자 이상 30자 이하로 작성해주세요.' },
  message: { max: 300, text: '문의 내용은 1자 이상 300자 이하로 작성해주세요.' },
  answer: { max: 1000, text: '답변은 1자 이상 1,000자 이하로 작성해주세요.' },
  note: { max: 500, text: '메모는 1자 이상 500자 이하로 작성해주세요.' },
  /** Of one inquiry. */
  notesMax: 20,
  receivedText: '문의를 접수했습니다. 평일 기준 3일 안에 적어 주신 이메일로 답변드릴게요.',
} as const;
