import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../lib/toast';

interface RedirectProps {
  to: string;
  /** Said in a warning that outlives this page. */
  warning: string;
}

/** Leads on from an address that has nothing to show, and says why; Back does not come here again. */
export function Redirect({ to, warning }: RedirectProps) {
  const navigate = useNavigate();
  const go = useEffectEvent(() => {
    showToast({ type: 'warning', text: warning });
    void navigate(to, { replace: true });
  });
  useEffect(() => go(), []);
  return null;
}
