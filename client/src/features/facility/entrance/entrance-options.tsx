import type { ReactNode } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import styles from './entrance-options.module.css';
import { STRINGS } from './strings';

interface EntranceOptionsProps {
  title: string;
  children: ReactNode;
}

/** A titled group of ways to the map. */
export function EntranceOptions({ title, children }: EntranceOptionsProps) {
  return (
    <section className={styles.options}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Below the built-in list that is shown when the server's did not come. */
export function CountsFailed({ isBusy, retry }: { isBusy: boolean; retry: () => void }) {
  return (
    <p className={styles.failure} role="status">
      <span>{STRINGS.countsFailed}</span>
      <Button variant="quiet" icon={<Icon name="refresh" />} busy={isBusy} onClick={retry}>
        {STRINGS.retry}
      </Button>
    </p>
  );
}
