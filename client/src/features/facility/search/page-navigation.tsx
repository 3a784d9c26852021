import { Icon, type IconName } from '../../../components/icon';
import styles from '../../../components/page-links.module.css';
import { numberText } from '../../../lib/number-text';
import { pageWindow } from './page-window';
import { strings } from './strings';

interface PageNavigationProps {
  /** From 0. */
  page: number;
  pageCount: number;
  onOpen: (page: number) => void;
}

export function PageNavigation({ page, pageCount, onOpen }: PageNavigationProps) {
  if (pageCount < 2) return null;
  const shown = pageWindow(page, pageCount);
  const last = pageCount - 1;
  const step = (label: string, icon: IconName, to: number, isOff: boolean) => (
    <button type="button" className={styles.step} aria-label={label} disabled={isOff} onClick={() => onOpen(to)}>
      <Icon name={icon} size={18} />
    </button>
  );
  return (
    <nav className={styles.pages} aria-label={strings.pages.label}>
      {step(strings.pages.first, 'chevrons-left', 0, page === 0)}
      {step(strings.pages.previous, 'chevron-left', page - 1, page === 0)}
      <span className={styles.numbers}>
        {shown[0]! > 0 && <span className={styles.gap}>…</span>}
        {shown.map((number) => (
          <button
            key={number}
            type="button"
            className={styles.page}
            aria-label={strings.pages.page(number + 1)}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onOpen(number)}
          >
            {numberText(number + 1)}
          </button>
        ))}
        {shown.at(-1)! < last && <span className={styles.gap}>…</span>}
      </span>
      {step(strings.pages.next, 'chevron-right', page + 1, page >= last)}
      {step(strings.pages.last, 'chevrons-right', last, page >= last)}
    </nav>
  );
}
