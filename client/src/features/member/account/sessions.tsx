import { useRef } from 'react';
import { Button } from '../../../components/button';
import { Card, Muted, Row, Stack } from '../../../components/kit';
import { LoadFailureLine } from '../../../components/load-failure';
import { Skeleton } from '../../../components/skeleton';
import { useConfirmedAction } from '../../../components/use-confirmed-action';
import { dateText, dateTimeText } from '../../../lib/date-text';
import { failureText } from '../../../lib/error-text';
import styles from './account.module.css';
import { useCloseOtherSessionsMutation, useViewerSessionsQuery, type ViewerSessionsQuery } from './account.generated';
import { STRINGS } from './strings';

/** Where the member is signed in, and the way to end it everywhere else. */
export function Sessions() {
  const { data, error, loading, refetch } = useViewerSessionsQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, dialog } = useConfirmedAction({ focusAfter: heading, isSessionEndShown: true });
  const [closeOthers] = useCloseOtherSessionsMutation();
  const sessions = data?.viewerSessions;

  const askToClose = () =>
    ask({
      title: STRINGS.closeOthersTitle,
      text: STRINGS.closeOthersText,
      confirmLabel: STRINGS.closeOthersSubmit,
      busyLabel: STRINGS.closeOthersBusy,
      done: STRINGS.closedOthers,
      failed: (failure) => failureText(failure, STRINGS.closeOthersFailed),
      run: async () => {
        await closeOthers();
        // They are closed even when the list does not come.
        await refetch().catch(() => undefined);
      },
    });

  return (
    <Card as="section" gap={4} className={styles.card} aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        {STRINGS.sessions}
      </h2>
      {sessions ? (
        <SessionList sessions={sessions} />
      ) : error ? (
        <LoadFailureLine text={STRINGS.sessionsFailed} isBusy={loading} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <div role="status" aria-label={STRINGS.sessionsLoading}>
          <Skeleton height="56px" />
        </div>
      )}
      {sessions?.some(({ isCurrent }) => !isCurrent) && (
        <Button variant="secondary" onClick={askToClose}>
          {STRINGS.closeOthers}
        </Button>
      )}
      {dialog}
    </Card>
  );
}

function SessionList({ sessions }: { sessions: ViewerSessionsQuery['viewerSessions'] }) {
  if (sessions.length === 0) return <Muted>{STRINGS.noSessions}</Muted>;
  return (
    <Stack as="ul" gap={3}>
      {sessions.map(({ id, device, lastSeenAt, startedAt, isCurrent }) => (
        <li key={id}>
          <Row gap={2} wrap>
            <span className={styles.device}>{device}</span>
            {isCurrent && <span className={styles.current}>{STRINGS.current}</span>}
          </Row>
          <Row gap={2} wrap meta>
            <span>{STRINGS.lastSeen(dateText(Date.parse(lastSeenAt)))}</span>
            <span>{STRINGS.started(dateTimeText(startedAt))}</span>
          </Row>
        </li>
      ))}
    </Stack>
  );
}
