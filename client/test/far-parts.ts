import { act } from '@testing-library/react';
import { isLaidOutWhole } from '../src/lib/lay-out-whole';

/** A window that shows the top of each page alone. Call within a `describe`. */
export function showOnlyTheTop(): { scrollTo: (part: Element) => Promise<void> } {
  const watched = new Map<Element, (entries: Partial<IntersectionObserverEntry>[]) => void>();
  const { IntersectionObserver: original } = globalThis;

  beforeEach(() => {
    watched.clear();
    globalThis.IntersectionObserver = class {
      constructor(private readonly tell: (entries: Partial<IntersectionObserverEntry>[]) => void) {}
      observe(part: Element) {
        watched.set(part, this.tell);
        this.tell([{ target: part, isIntersecting: false }]);
      }
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    globalThis.IntersectionObserver = original;
    isLaidOutWhole(false);
  });

  return {
    scrollTo: (part) =>
      act(async () => {
        for (const [element, tell] of watched) if (element.contains(part)) tell([{ target: element, isIntersecting: true }]);
      }),
  };
}
