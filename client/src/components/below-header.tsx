import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** A notice that most people never see: the frame has no place for it, so it brings its own. */
export function BelowHeader({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.querySelector('header')?.after(place);
    return () => place.remove();
  }, [place]);
  return createPortal(children, place);
}
