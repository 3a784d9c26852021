import { type RefObject, useEffect, useRef } from 'react';

interface Options {
  /** Takes the keyboard's place; the second where the first has gone too. */
  heirs: RefObject<HTMLElement | null>[];
  /** Of the same list, so that another one is no removal. */
  key: string;
  count: number | undefined;
}

/** A card that is taken out takes the keyboard's place with it: it stays with the list instead of going back to the page's top. */
export function useFocusAfterRemoval({ heirs, key, count }: Options): void {
  const former = useRef({ key, count });
  useEffect(() => {
    const { key: formerKey, count: formerCount } = former.current;
    former.current = { key, count };
    const isRemoval = key === formerKey && count !== undefined && formerCount !== undefined && count < formerCount;
    if (isRemoval && document.activeElement === document.body)
      heirs.find(({ current }) => current)?.current?.focus({ preventScroll: true });
  });
}
