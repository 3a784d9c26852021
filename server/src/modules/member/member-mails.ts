import type { Mail } from '../../adapters/mail/mail-transport';

const RESET_MINUTES = 30;
const CONFIRM_HOURS = 48;
const CHANGE_HOURS = 2;
/** How long each link works, in minutes. */
export const LINK_MINUTES = { RESET_PASSWORD: RESET_MINUTES, CONFIRM_EMAIL: CONFIRM_HOURS * 60, CHANGE_EMAIL: CHANGE_HOURS * 60 };

const GREETING = (nickName: string) => `${nickName} 님, 안녕하세요. 발도장입니다.`;
const NOT_YOU = '직접 요청하지 않으셨다면 이 메일은 지우셔도 됩니다. 아무것도 바뀌지 않습니다.';

/** @param publicUrl the token is in the fragment, which browsers send to nobody */
const link = (publicUrl: string, path: string, token: string) => `${publicUrl}${path}#token=${token}`;

const mail = (to: string, subject: string, ...paragraphs: string[]): Mail => ({
  to,
  subject: `[발도장] ${subject}`,
  text: `${paragraphs.join('\n\n')}\n`,
});

interface Person {
  to: string;
  nickName: string;
}
interface LinkMail extends Person {
  publicUrl: string;
  token: string;
}

export const resetPasswordMail = ({ to, nickName, publicUrl, token }: LinkMail): Mail =>
  mail(
    to,
    '비밀번호 다시 정하기',
    GREETING(nickName),
    `아래 주소를 열어 새 비밀번호를 정해 주세요. ${RESET_MINUTES}분 안에 한 번 쓸 수 있고, 새 비밀번호를 정하면 모든 기기에서 로그아웃됩니다.`,
    link(publicUrl, '/password/reset', token),
    NOT_YOU,
  );

/** Members of Kakao have no password. */
export const kakaoSignInMail = ({ to, nickName, publicUrl }: Person & { publicUrl: string }): Mail =>
  mail(
    to,
    '카카오로 로그인해 주세요',
    GREETING(nickName),
    '이 이메일의 계정은 카카오로 로그인합니다. 정할 비밀번호가 없으니 로그인 화면에서 카카오 로그인을 눌러 주세요.',
    `${publicUrl}/login`,
    NOT_YOU,
  );

export const confirmEmailMail = ({ to, nickName, publicUrl, token }: LinkMail): Mail =>
  mail(
    to,
    '이메일 확인',
    GREETING(nickName),
    `아래 주소를 열면 이메일 확인이 끝납니다. ${CONFIRM_HOURS}시간 안에 열어 주세요.`,
    link(publicUrl, '/email/confirm', token),
    NOT_YOU,
  );

export const changeEmailMail = ({ to, nickName, publicUrl, token }: LinkMail): Mail =>
  mail(
    to,
    '새 이메일 확인',
    GREETING(nickName),
    `아래 주소를 열면 이 이메일로 바뀝니다. ${CHANGE_HOURS}시간 안에 열어 주세요. 바뀌면 모든 기기에서 로그아웃되니 새 이메일로 다시 로그인해 주세요.`,
    link(publicUrl, '/email/confirm', token),
    NOT_YOU,
  );

/** To the address that the member had before. */
export const emailChangedMail = ({ to, nickName, publicUrl }: Person & { publicUrl: string }): Mail =>
  mail(
    to,
    '이메일이 바뀌었습니다',
    GREETING(nickName),
    '계정의 이메일이 다른 주소로 바뀌었습니다. 이제 이 주소로는 로그인할 수 없습니다.',
    `직접 바꾸지 않으셨다면 바로 알려 주세요: ${publicUrl}/support`,
  );
