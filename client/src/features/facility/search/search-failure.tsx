import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { errorText } from '../../../lib/error-text';
import styles from './search-failure.module.css';
import { strings } from './strings';

export function SearchFailure({ error }: { error: unknown }) {
  return (
    <div className={styles.failure} role="alert">
      <EmptyState
        drawing="broken"
        titleAs="h1"
        title={strings.results.errorTitle}
        description={errorText(error)}
        action={
          <Button icon="refresh" onClick={() => window.location.reload()}>
            {strings.results.retry}
          </Button>
        }
      />
    </div>
  );
}
