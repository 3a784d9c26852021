import { useLocation, useNavigate } from 'react-router';

/** To where the person came from; to `otherwise` when this page is the first one. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (isFirst(key) ? navigate(otherwise, { replace: true }) : navigate(-1));
}

/** An entry that the router did not make has this key; one that took its place (after a sign-in) has the number 0. */
const isFirst = (key: string) => key === 'default' || (window.history.state as { idx?: number } | null)?.idx === 0;
