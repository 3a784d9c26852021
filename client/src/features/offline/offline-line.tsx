import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { BelowHeader } from '../../components/below-header';
import { Icon } from '../../components/icon';
import { Row } from '../../components/kit';
import { isOutdated as serverAnswers } from '../../lib/load-failure';
import { oldestShown, useFallbackAnswers } from '../../lib/stored-answers/stored-answers';
import styles from './offline-line.module.css';
import { momentOf, STRINGS } from './strings';

const RETRY_MS = 30_000;

/** While the page shows stored answers: when they were stored. */
export function OfflineLine() {
  const fallbacks = useFallbackAnswers();
  return (
    <BelowHeader>
      {/* Screen readers announce only what changes in a region that is there already. */}
      <div role="status">{fallbacks.size > 0 && <Line fallbacks={fallbacks} />}</div>
    </BelowHeader>
  );
}

/** Refetches the stored answers once the server is back. */
function Line({ fallbacks }: { fallbacks: unknown }) {
  const client = useApolloClient();
  const storedAt = useStoredAt(client, fallbacks);
  const isOnline = useSyncExternalStore(onConnectionChange, () => navigator.onLine);
  useEffect(() => {
    if (storedAt === null) return;
    const refetch = async () => {
      if (await serverAnswers()) await client.refetchQueries({ include: 'active' });
    };
    const tryAgain = () => void refetch().catch(() => undefined);
    tryAgain();
    // Browsers notice that a network is back, not that a server is.
    const timer = setInterval(tryAgain, RETRY_MS);
    window.addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [client, storedAt]);
  if (storedAt === null) return null;
  return (
    <Row as="p" gap={2} align="start" className={styles.line} data-keep-clear>
      <Icon name="info" />
      <span>{STRINGS.storedAt(isOnline, momentOf(storedAt))}</span>
    </Row>
  );
}

function onConnectionChange(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** When the oldest stored answer on the page was stored; null where all come from the network. */
function useStoredAt(client: ApolloClient, fallbacks: unknown): number | null {
  const { key } = useLocation();
  const [storedAt, setStoredAt] = useState<number | null>(null);
  useEffect(() => {
    // Queries become active with the page that shows them, after this.
    const timer = setTimeout(() => setStoredAt(oldestShown(client)));
    return () => clearTimeout(timer);
  }, [client, fallbacks, key]);
  return storedAt;
}
