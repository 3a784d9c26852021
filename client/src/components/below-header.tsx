import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Most people never see what is shown here, so the frame has no place for it: it brings its own, below the header. */
export function BelowHeader({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.querySelector('header')?.after(place);
    return () => place.remove();
  }, [place]);
  return createPortal(children, place);
}
