import { numberText } from '../../lib/number-text';

export const STRINGS = {
  title: '문의하기',
  lead: '불편한 점, 궁금한 점, 바라는 점을 들려주세요.',

  contactTitle: '연락처',
  email: '이메일',
  answerTitle: '답변',
  answerText: '평일 기준 3일 안에 적어 주신 이메일로 답변드려요.',
  writeTitle: '이렇게 적어 주시면 빨라요',
  hints: [
    '장소 정보가 다르다면 장소 이름과 무엇이 어떻게 다른지',
    '오류라면 보고 있던 페이지와 쓰는 기기, 화면에 나온 말',
    '비밀번호 같은 개인정보는 적지 마세요',
  ],
  noticesText: '새 소식과 점검 일정은 공지사항에 있어요.',
  notices: '공지사항 보기',

  about: {
    FACILITY: '장소에 대한 문의예요',
    REVIEW: '리뷰에 대한 문의예요',
    COMMENT: '댓글에 대한 문의예요',
    SUSPENSION: '이용 정지에 대한 문의예요',
  },
  aboutOpen: { FACILITY: '장소 보기', REVIEW: '리뷰 보기', COMMENT: '댓글이 달린 공지 보기' },
  aboutRemove: '연결 빼기',
  /** In the list of inquiries. */
  kind: { FACILITY: '장소', REVIEW: '리뷰', COMMENT: '댓글', SUSPENSION: '이용 정지' },
  status: { NEW: '접수함', IN_PROGRESS: '확인하는 중', ANSWERED: '답변함' },

  own: {
    title: '내 문의',
    loading: '내 문의를 불러오는 중이에요',
    failed: '내 문의를 불러오지 못했어요.',
    count: (count: number) => `보낸 문의 ${numberText(count)}건`,
    none: '아직 보낸 문의가 없어요.',
    noneHint: '로그인한 채로 보낸 문의와 답변을 여기에서 볼 수 있어요.',
    toSupport: '문의하기',
    answer: '답변',
  },
  toOwn: '내 문의에서 보기',

  form: '문의 쓰기',
  yourEmail: '답변 받을 이메일',
  subject: '제목',
  message: '내용',
  submit: '문의 보내기',
  busy: '보내는 중…',
  short: { email: '이메일', subject: '제목', message: '내용' },
  missing: (names: readonly string[]) => `${names.join(', ')}을 입력하면 보낼 수 있어요.`,
  failed: '문의를 보내는 중 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
};
