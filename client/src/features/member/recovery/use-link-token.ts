import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** As the server sets it for every page. */
const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/**
 * The secret of the link that opened the page. It leaves the address at once, so that neither the history nor a copied address
 * has it. @returns '' without one
 */
export function useLinkToken(): string {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  const given = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  if (given && given !== token) setToken(given);
  useEffect(() => {
    if (given) void navigate(pathname, { replace: true });
  }, [given, navigate, pathname]);
  useEffect(() => {
    setReferrerPolicy('no-referrer');
    return () => setReferrerPolicy(REFERRER_POLICY);
  }, []);
  return token || given;
}

/** Takes effect when the element is inserted. */
function setReferrerPolicy(policy: string): void {
  document.head.querySelector('meta[name=referrer]')?.remove();
  document.head.append(Object.assign(document.createElement('meta'), { name: 'referrer', content: policy }));
}
