import { useApolloClient } from '@apollo/client/react';
import { Modal } from 'antd';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AntdTheme } from '../../components/antd-theme';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { Meta, Row, Stack } from '../../components/kit';
import { errorText } from '../../lib/error-text';
import { correctedEntry, idOf, type OutboxEntry, useOutboxEntries } from '../../lib/outbox/entries';
import { sendEntries, useSendingId } from '../../lib/outbox/outbox';
import { paths } from '../../lib/paths';
import { useCloseOnBack } from '../../lib/use-close-on-back';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal';
import { EntryCard } from './entry-card';
import { STRINGS } from './strings';
import styles from './outbox.module.css';

/** Everything that waits or was refused, and what can be done about it. */
export function OutboxDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const entries = useOutboxEntries();
  const isSending = useSendingId() !== null;
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setProblem(null);
    onClose();
  };
  useCloseOnBack(isOpen, close);
  const closer = useRef<HTMLButtonElement>(null);
  const markRemoved = useFocusAfterRemoval(closer, entries.map(idOf));

  const send = async () => {
    setProblem(null);
    const failure = await sendEntries(client, true);
    if (failure !== undefined) setProblem(errorText(failure));
  };

  const correct = (entry: OutboxEntry) => {
    close();
    correctedEntry(entry);
    const path = paths.facility(entry.facilityId!);
    if (path !== pathname) void navigate(path);
  };

  const isWaiting = entries.some((entry) => entry.problem === null);
  return (
    <AntdTheme>
      <Modal open={isOpen} title={STRINGS.title} footer={null} width={480} destroyOnHidden onCancel={close}>
        <Stack gap={4}>
          <Meta>{entries.length > 0 ? STRINGS.hint : STRINGS.none}</Meta>
          {entries.length > 0 && (
            <Stack as="ul" gap={2} className={styles.list} aria-label={STRINGS.list}>
              {entries.map((entry) => (
                <EntryCard
                  key={idOf(entry)}
                  entry={entry}
                  onCorrect={() => correct(entry)}
                  onRemove={() => markRemoved(idOf(entry))}
                  onLeave={close}
                />
              ))}
            </Stack>
          )}
          <FormAlert text={problem} />
          <Row gap={2} fill>
            <Button ref={closer} variant="secondary" onClick={close}>
              {STRINGS.close}
            </Button>
            {isWaiting && (
              <Button busy={isSending} onClick={() => void send()}>
                {isSending ? STRINGS.sendingNow : STRINGS.sendNow}
              </Button>
            )}
          </Row>
        </Stack>
      </Modal>
    </AntdTheme>
  );
}
