import { Button } from '../../../components/button';
import { Row } from '../../../components/kit';
import { LIMITS } from '../../../graphql/constants.generated';
import styles from './result-section.module.css';
import { STRINGS } from './strings';

interface UnknownHoursProps {
  /** Places whose hours nobody knows, as the answer counts them. */
  count: number;
  areShown: boolean;
  onToggle: () => void;
}

/** Says of a search for open places which ones it leaves out, and shows them when asked to. */
export function UnknownHours({ count, areShown, onToggle }: UnknownHoursProps) {
  if (count === 0 && !areShown) return null;
  const total = STRINGS.results.count(count, count < LIMITS.exactCountMax);
  return (
    <Row as="p" wrap className={styles.unknownHours}>
      {areShown && <span>{STRINGS.openTime.withUnknown}</span>}
      <Button variant="quiet" className={styles.quiet} onClick={onToggle}>
        {areShown ? STRINGS.openTime.withoutUnknown : STRINGS.openTime.unknown(total)}
      </Button>
    </Row>
  );
}
