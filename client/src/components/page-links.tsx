import { Link } from 'react-router';
import { numberText } from '../lib/number-text';
import { Icon, type IconName } from './icon';
import styles from './page-links.module.css';

interface PageLinksProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** Called before the page changes. */
  onOpen?: () => void;
}

const STRINGS = {
  label: '페이지',
  first: '첫 페이지',
  previous: '이전 페이지',
  next: '다음 페이지',
  last: '마지막 페이지',
  page: (number: number) => `${number}페이지`,
};
const BLOCK = 10;

/** The pages of the block of ten in which this one lies, and the ways to the first, the neighbours and the last. */
export function PageLinks({ page, pageCount, hrefOf, onOpen }: PageLinksProps) {
  const left = Math.floor((page - 1) / BLOCK) * BLOCK + 1;
  const right = Math.min(left + BLOCK - 1, pageCount);
  const numbers = Array.from({ length: right - left + 1 }, (_, index) => left + index);
  const step = (label: string, icon: IconName, to: number) =>
    to === page || to < 1 || to > pageCount ? (
      <span className={styles.step} role="link" aria-label={label} aria-disabled="true">
        <Icon name={icon} size={18} />
      </span>
    ) : (
      <Link className={styles.step} to={hrefOf(to)} aria-label={label} onClick={onOpen}>
        <Icon name={icon} size={18} />
      </Link>
    );
  return (
    <nav className={styles.pages} aria-label={STRINGS.label}>
      {step(STRINGS.first, 'chevrons-left', 1)}
      {step(STRINGS.previous, 'chevron-left', page - 1)}
      <span className={styles.numbers}>
        {numbers.map((number) => (
          <Link
            key={number}
            className={styles.page}
            to={hrefOf(number)}
            aria-label={STRINGS.page(number)}
            aria-current={number === page ? 'page' : undefined}
            onClick={onOpen}
          >
            {numberText(number)}
          </Link>
        ))}
      </span>
      {step(STRINGS.next, 'chevron-right', page + 1)}
      {step(STRINGS.last, 'chevrons-right', pageCount)}
    </nav>
  );
}
