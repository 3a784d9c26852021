import type { ReactNode } from 'react';
import { Button } from '../../../components/button';
import styles from './entrance-options.module.css';
import { STRINGS } from './strings';

interface EntranceOptionsProps {
  title: string;
  children: ReactNode;
  /** Shown under the built-in list that stands in for one that did not come. */
  failure?: { retry: () => void; isBusy: boolean } | undefined;
}

/** A titled group of ways to the map; fails on its own. */
export function EntranceOptions({ title, children, failure }: EntranceOptionsProps) {
  return (
    <section className={styles.options}>
      <h2>{title}</h2>
      {children}
      {failure && (
        <p className={styles.failure} role="status">
          {STRINGS.countsFailed}
          <Button variant="quiet" icon="refresh" busy={failure.isBusy} onClick={failure.retry}>
            {STRINGS.retry}
          </Button>
        </p>
      )}
    </section>
  );
}
