import { showToast } from './toast';

const TEXT = '로그인이 만료되었습니다. 다시 로그인해 주세요.';

/** Before the sign-in is asked for again: a dialog that nobody opened has to say why it is there. */
export const saySessionEnded = () => showToast({ type: 'warning', text: TEXT });
