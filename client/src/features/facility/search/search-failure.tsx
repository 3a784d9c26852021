import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Row } from '../../../components/kit';
import { errorText } from '../../../lib/error-text';
import styles from './result-section.module.css';
import { STRINGS } from './strings';

interface SearchFailureProps {
  error: unknown;
  /** The results of an earlier search are still shown below. */
  hasFormerResults: boolean;
  onRetry: () => void;
}

/** Above the list: the search box and what was found before stay. */
export function SearchFailure({ error, hasFormerResults, onRetry }: SearchFailureProps) {
  return (
    <Row wrap className={styles.failure} role="alert">
      <Icon name="warning" />
      <div className={styles.text}>
        <h3>{STRINGS.results.errorTitle}</h3>
        <p>{errorText(error)}</p>
        {hasFormerResults && <p>{STRINGS.results.formerResults}</p>}
      </div>
      <Button variant="secondary" icon={<Icon name="refresh" />} onClick={onRetry}>
        {STRINGS.results.retry}
      </Button>
    </Row>
  );
}
