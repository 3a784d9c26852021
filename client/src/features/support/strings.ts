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

  placeLoading: '장소를 확인하는 중이에요',
  placeAbout: '이 장소에 대한 문의예요',
  placeBack: '장소 페이지로 돌아가기',
  placeSubject: (name: string) => `정보 수정: ${name}`,
  placeMessage: (name: string, address: string | null) =>
    [`장소: ${name}`, address && `주소: ${address}`, '어떤 점이 다른가요?', ''].filter((line) => line !== null).join('\n'),

  form: '문의 쓰기',
  yourEmail: '답변 받을 이메일',
  subject: '제목',
  message: '내용',
  submit: '문의 보내기',
  busy: '보내는 중…',
  short: { email: '이메일', subject: '제목', message: '내용' },
  missing: (names: readonly string[]) => `${names.join(', ')}을 입력하면 보낼 수 있어요.`,
  untouched: '어떤 점이 다른지 내용에 적으면 보낼 수 있어요.',
  failed: '문의를 보내는 중 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
};
