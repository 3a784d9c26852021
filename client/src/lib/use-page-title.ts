import { useLayoutEffect } from 'react';

const PRODUCT = '발도장';

/**
 * Names the page in the tab, in history and for screen readers, in the moment it is shown. Without a title (still loading) the former
 * name stays.
 */
export function usePageTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title !== undefined) document.title = title === '' ? PRODUCT : `${title} | ${PRODUCT}`;
  }, [title]);
}
