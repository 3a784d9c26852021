import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { BelowHeader } from '../../components/below-header';
import { Icon } from '../../components/icon';
import { Row } from '../../components/kit';
import { isOutdated as serverAnswers } from '../../lib/load-failure';
import { oldestShown, useGivenAnswers } from '../../lib/stored-answers/stored-answers';
import styles from './offline-line.module.css';
import { momentOf, STRINGS } from './strings';

const PAUSE_MS = 30_000;

/** While the page shows stored answers: from when they are. Asks again once the server is back. */
export function OfflineLine() {
  const given = useGivenAnswers();
  return given.size > 0 && <Line given={given} />;
}

function Line({ given }: { given: unknown }) {
  const client = useApolloClient();
  const storedAt = useStoredAt(client, given);
  useEffect(() => {
    if (storedAt === null) return;
    const askAgain = async () => {
      if (await serverAnswers()) await client.refetchQueries({ include: 'active' });
    };
    const tryAgain = () => void askAgain().catch(() => undefined);
    tryAgain();
    // Browsers notice that a network is back, not that a server is.
    const timer = setInterval(tryAgain, PAUSE_MS);
    window.addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [client, storedAt]);
  if (storedAt === null) return null;
  return (
    <BelowHeader>
      <Row as="p" gap={2} align="start" role="status" className={styles.line} data-keep-clear>
        <Icon name="info" />
        <span>{STRINGS.storedAt(navigator.onLine, momentOf(storedAt))}</span>
      </Row>
    </BelowHeader>
  );
}

/** When the oldest stored answer on the page was stored; null where all are the network's. */
function useStoredAt(client: ApolloClient, given: unknown): number | null {
  const { key } = useLocation();
  const [storedAt, setStoredAt] = useState<number | null>(null);
  useEffect(() => {
    // Queries become active with the page that shows them, after this.
    const timer = setTimeout(() => setStoredAt(oldestShown(client)));
    return () => clearTimeout(timer);
  }, [client, given, key]);
  return storedAt;
}
