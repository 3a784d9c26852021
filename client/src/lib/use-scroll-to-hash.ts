import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { layOutWhole } from './lay-out-whole';

/** Goes to the part that an address names (`/about#data`): the browser's own attempt came before the page was there. */
export function useScrollToHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return;
    layOutWhole();
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}
