import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { scrollToElement } from './defer/scroll-to-element';

/** Goes to the part that an address names (`/about#data`): the browser's own attempt came before the page was there. */
export function useScrollToHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    if (part) scrollToElement(part, { behavior: 'instant' });
  }, [hash, key]);
}
