import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { numberText } from '../lib/number-text';
import { Icon, type IconName } from './icon';
import { Row } from './kit';
import type { PageWindow } from './page-window';
import styles from './pagination.module.css';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Which pages are offered by number. */
  window: PageWindow;
  label?: string;
  /** How the texts call a page. */
  unit?: '페이지' | '쪽';
  /** With it the pages are links. */
  hrefOf?: (page: number) => string;
  /** Called before a link leads on, or instead of it. */
  onOpen?: (page: number) => void;
}

const STRINGS = { first: '첫', previous: '이전', next: '다음', last: '마지막' };

/** The pages of the window and the steps to the first, the neighbours and the last. */
export function Pagination({ page, pageCount, window, label = '페이지', unit = '페이지', hrefOf, onOpen }: PaginationProps) {
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
