import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../lib/toast';

/** Redirects from an address that has nothing to show, and says why in a toast. Back does not return here. */
export function Redirect({ to, warning }: { to: string; warning: string }) {
  const navigate = useNavigate();
  const go = useEffectEvent(() => {
    showToast({ type: 'warning', text: warning });
    void navigate(to, { replace: true });
  });
  useEffect(() => go(), []);
  return null;
}
