import { showToast } from './toast';

export const SESSION_ENDED = '로그인이 만료되었습니다. 다시 로그인해 주세요.';

/** For the way to the sign-in page; the sign-in dialog shows the text itself. */
export const showSessionEndedToast = () => showToast({ type: 'warning', text: SESSION_ENDED });
