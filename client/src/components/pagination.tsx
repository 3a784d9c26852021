import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { numberText } from '../lib/number-text';
import { Icon, type IconName } from './icon';
import { Row } from './kit';
import styles from './pagination.module.css';

/** Page numbers from 1; null is a gap. */
export type PageWindow = (page: number, pageCount: number) => (number | null)[];

interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Which pages are offered by number. */
  window: PageWindow;
  label?: string;
  /** What the texts call a page. */
  unit?: string;
  /** With it the pages are links. */
  hrefOf?: (page: number) => string;
  /** Called before a link leads on, or instead of it. */
  onOpen?: (page: number) => void;
}

const STRINGS = { page: '페이지', first: '첫', previous: '이전', next: '다음', last: '마지막' };

/** The pages of the window and the steps to the first, the neighbours and the last. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, window, label = STRINGS.page, unit = STRINGS.page, hrefOf, onOpen } = props;
  const step = (text: string, icon: IconName, to: number) => (
    <PageControl
      className={styles.step}
      aria-label={`${text} ${unit}`}
      to={to === page || to < 1 || to > pageCount ? null : to}
      hrefOf={hrefOf}
      onOpen={onOpen}
    >
      <Icon name={icon} size={18} />
    </PageControl>
  );
  return (
    <Row as="nav" justify="center" wrap className={styles.pages} aria-label={label}>
      {step(STRINGS.first, 'chevrons-left', 1)}
      {step(STRINGS.previous, 'chevron-left', page - 1)}
      <Row as="span" justify="center" wrap className={styles.numbers}>
        {window(page, pageCount).map((number, index) =>
          number === null ? (
            <span key={`gap ${index}`} className={styles.gap}>
              …
            </span>
          ) : (
            <PageControl
              key={number}
              className={styles.page}
              aria-label={`${numberText(number)}${unit}`}
              aria-current={number === page ? 'page' : undefined}
              to={number}
              hrefOf={hrefOf}
              onOpen={onOpen}
            >
              {numberText(number)}
            </PageControl>
          ),
        )}
      </Row>
      {step(STRINGS.next, 'chevron-right', page + 1)}
      {step(STRINGS.last, 'chevrons-right', pageCount)}
    </Row>
  );
}

interface PageControlProps extends Pick<PaginationProps, 'hrefOf' | 'onOpen'> {
  /** null: there is no such page. */
  to: number | null;
  className: string | undefined;
  'aria-label': string;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
}

function PageControl({ to, hrefOf, onOpen, ...rest }: PageControlProps) {
  if (!hrefOf) return <button type="button" disabled={to === null} onClick={() => to !== null && onOpen?.(to)} {...rest} />;
  if (to === null) return <span role="link" aria-disabled="true" {...rest} />;
  return <Link to={hrefOf(to)} onClick={() => onOpen?.(to)} {...rest} />;
}

const range = (first: number, length: number) => Array.from({ length }, (_, index) => first + index);

/** Up to five pages around the current one, with gaps where others are left out. */
export const fiveAround: PageWindow = (page, pageCount) => {
  const first = Math.max(1, Math.min(page - 2, pageCount - 4));
  const numbers = range(first, Math.min(5, pageCount));
  return [...(first > 1 ? [null] : []), ...numbers, ...(first + 4 < pageCount ? [null] : [])];
};

/** The block of ten that contains the current page. */
export const blockOfTen: PageWindow = (page, pageCount) => {
  const first = Math.floor((page - 1) / 10) * 10 + 1;
  return range(first, Math.min(10, pageCount - first + 1));
};
