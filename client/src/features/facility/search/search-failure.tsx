import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Row } from '../../../components/kit';
import { errorText } from '../../../lib/error-text';
import styles from './result-section.module.css';
import { strings } from './strings';

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
        <h3>{strings.results.errorTitle}</h3>
        <p>{errorText(error)}</p>
        {hasFormerResults && <p>{strings.results.formerResults}</p>}
      </div>
      <Button variant="secondary" icon={<Icon name="refresh" />} onClick={onRetry}>
        {strings.results.retry}
      </Button>
    </Row>
  );
}
