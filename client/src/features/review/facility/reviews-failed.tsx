import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Stack } from '../../../components/kit';
import { STRINGS } from '../list/strings';
import card from '../review-card.module.css';

/** In place of the reviews when they could not be drawn: the page is of use without them. */
export function ReviewsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <section className={card.card} role="alert">
      <Stack gap={3} align="start">
        <p>{STRINGS.failed}</p>
        <Button variant="secondary" icon={<Icon name="refresh" />} onClick={onRetry}>
          {STRINGS.retry}
        </Button>
      </Stack>
    </section>
  );
}
