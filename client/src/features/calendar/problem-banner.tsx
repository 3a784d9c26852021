import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Row } from '../../components/kit';
import styles from './calendar-header.module.css';
import { STRINGS } from './strings';

interface ProblemBannerProps {
  text: string;
  isRetrying: boolean;
  retry: () => void;
  /** Where the keyboard goes on when its button goes. */
  heir: RefObject<HTMLElement | null>;
}

/** Why there are no entries. */
export function ProblemBanner({ text, isRetrying, retry, heir }: ProblemBannerProps) {
  const wasPressed = useRef(false);
  useEffect(
    () => () => {
      // Only where the button had it: who has gone on meanwhile is not fetched back.
      if (wasPressed.current && document.activeElement === document.body) heir.current?.focus({ preventScroll: true });
    },
    [heir],
  );
  return (
    <Row justify="between" wrap className={styles.banner} role="alert">
      <p>
        <Icon name="warning" />
        <span>{text}</span>
      </p>
      <Button
        variant="secondary"
        icon={<Icon name="refresh" />}
        busy={isRetrying}
        onClick={() => {
          wasPressed.current = true;
          retry();
        }}
      >
        {STRINGS.retry}
      </Button>
    </Row>
  );
}
