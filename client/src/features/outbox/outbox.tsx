import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { BelowHeader } from '../../components/below-header';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Row } from '../../components/kit';
import { useLazyDialog } from '../../components/use-lazy-dialog';
import { numberText } from '../../lib/number-text';
import { correctedEntry, useOutboxEntries } from '../../lib/outbox/entries';
import { openOutbox, useSendingId } from '../../lib/outbox/outbox';
import { paths } from '../../lib/paths';
import styles from './outbox.module.css';

const STRINGS = {
  title: '보내지 않은 항목',
  waiting: (count: number) => `아직 보내지 않은 항목 ${numberText(count)}개`,
  sending: '보내는 중이에요',
  refusedCount: (count: number) => `${numberText(count)}개는 보내지 못했어요`,
  open: '보기',
};

const loadDialog = () => import('./outbox-dialog').then((file) => file.OutboxDialog);

/** Sends what waits for a connection, and shows below the header that something does. */
export function Outbox({ memberId }: { memberId: string }) {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const entries = useOutboxEntries();
  const isSending = useSendingId() !== null;
  const [isOpen, setIsOpen] = useState(false);
  const { Dialog, prepare } = useLazyDialog(loadDialog);

  useEffect(() => openOutbox(client, memberId), [client, memberId]);

  // The form to correct it was left.
  useEffect(() => {
    const facilityId = correctedEntry()?.facilityId;
    if (facilityId != null && pathname !== paths.facility(facilityId)) correctedEntry(null);
  }, [pathname]);

  const refusedCount = entries.filter(({ problem }) => problem !== null).length;
  const states = [isSending && STRINGS.sending, refusedCount > 0 && STRINGS.refusedCount(refusedCount)];
  return (
    <>
      {entries.length > 0 && (
        <BelowHeader>
          <Row as="aside" gap={2} className={styles.line} aria-label={STRINGS.title} data-keep-clear>
            <Icon name={refusedCount > 0 ? 'warning' : 'clock'} size={18} />
            <span className={styles.words}>{[STRINGS.waiting(entries.length), ...states.filter(Boolean)].join(' · ')}</span>
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => void prepare().then(setIsOpen)}>
              {STRINGS.open}
            </Button>
          </Row>
        </BelowHeader>
      )}
      {Dialog && <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
