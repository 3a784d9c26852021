import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../lib/paths';
import { closeSignIn } from '../../../lib/session/sign-in-request';
import { keepToken } from '../../../lib/session/token';
import { showToast } from '../../../lib/toast';

const STRINGS = {
  notStored: '브라우저가 로그인 정보를 저장하지 못해요. 이 탭을 닫거나 새로고침하면 로그아웃돼요.',
};

interface Entry {
  token: string;
  text: string;
  /** Path that asked for the sign-in; without it the home page. */
  returnTo: string | undefined;
  /** The page that is left is only for signing in: Back skips it. */
  replace?: boolean;
}

export function useEnterSession(): (entry: Entry) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return ({ token, text, returnTo = paths.home(), replace = false }) => {
    const isStored = keepToken(token);
    closeSignIn();
    showToast({ type: 'success', text });
    if (!isStored) showToast({ type: 'warning', text: STRINGS.notStored, seconds: 10 });
    if (returnTo !== pathname + search) void navigate(returnTo, { replace });
  };
}
