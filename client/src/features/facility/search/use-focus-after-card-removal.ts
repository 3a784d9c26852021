import { type RefObject, useEffect, useRef } from 'react';

interface Options {
  /** The first that is still there takes the focus. */
  fallbacks: RefObject<HTMLElement | null>[];
  /** Of the same list, so that another one is no removal. */
  key: string;
  count: number | undefined;
}

/** Keeps the focus in the list when the focused card is removed: the browser would send it to the page's top. */
export function useFocusAfterCardRemoval({ fallbacks, key, count }: Options): void {
  const former = useRef({ key, count });
  useEffect(() => {
    const { key: formerKey, count: formerCount } = former.current;
    former.current = { key, count };
    const isRemoval = key === formerKey && count !== undefined && formerCount !== undefined && count < formerCount;
    if (isRemoval && document.activeElement === document.body)
      fallbacks.find(({ current }) => current)?.current?.focus({ preventScroll: true });
  });
}
