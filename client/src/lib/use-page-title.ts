import { useLayoutEffect } from 'react';

const PRODUCT = '발도장';

/** Sets the document's title. While it is undefined (still loading), the former one stays. */
export function usePageTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title !== undefined) document.title = title === '' ? PRODUCT : `${title} | ${PRODUCT}`;
  }, [title]);
}
