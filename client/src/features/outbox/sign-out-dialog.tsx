import { useApolloClient } from '@apollo/client/react';
import { Modal } from 'antd';
import { useRef, useState } from 'react';
import { AntdTheme } from '../../components/antd-theme';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { Stack } from '../../components/kit';
import { errorText } from '../../lib/error-text';
import { numberText } from '../../lib/number-text';
import { useOutboxEntries } from '../../lib/outbox/entries';
import { forgetEntries, readEntries, sendEntries } from '../../lib/outbox/outbox';
import { useCloseOnBack } from '../../lib/use-close-on-back';

const STRINGS = {
  title: (count: number) => `보내지 않은 항목이 ${numberText(count)}개 있어요`,
  text: '로그아웃하면 이 브라우저에 남겨 두지 않아요. 어떻게 할까요?',
  send: '보내고 로그아웃',
  sending: '보내는 중…',
  discard: '버리고 로그아웃',
  stay: '취소',
  notSent: (reason: string) => `보내지 못해 로그아웃하지 않았어요. ${reason}`,
};

interface SignOutDialogProps {
  isOpen: boolean;
  memberId: string;
  onSignOut: () => Promise<void>;
  onClose: () => void;
}

/** Asks what becomes of the entries: nothing of a member stays in the browser after the sign-out. */
export function SignOutDialog({ isOpen, memberId, onSignOut, onClose }: SignOutDialogProps) {
  const client = useApolloClient();
  const count = useOutboxEntries().length;
  const [busy, setBusy] = useState<'send' | 'discard' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** Whether it is still wanted once everything is sent, which may take minutes. */
  const isWanted = useRef(false);
  const close = () => {
    isWanted.current = false;
    setBusy(null);
    setProblem(null);
    onClose();
  };
  useCloseOnBack(isOpen, close);

  const send = async () => {
    isWanted.current = true;
    setBusy('send');
    setProblem(null);
    const failure = await sendEntries(client, true);
    const [left] = failure === undefined ? await readEntries(memberId).catch(() => []) : [];
    if (!isWanted.current) return;
    if (failure === undefined && !left) return onSignOut();
    setProblem(STRINGS.notSent(failure === undefined ? (left?.problem ?? '') : errorText(failure)));
    setBusy(null);
  };

  const discard = async () => {
    setBusy('discard');
    await forgetEntries(memberId).catch(() => undefined);
    await onSignOut();
  };

  return (
    <AntdTheme>
      <Modal
        open={isOpen}
        title={STRINGS.title(count)}
        footer={null}
        width={420}
        destroyOnHidden
        closable={false}
        onCancel={close}
      >
        <Stack gap={4}>
          <p>{STRINGS.text}</p>
          <FormAlert text={problem} />
          <Stack gap={2}>
            <Button busy={busy === 'send'} disabled={busy === 'discard'} onClick={() => void send()}>
              {busy === 'send' ? STRINGS.sending : STRINGS.send}
            </Button>
            <Button variant="secondary" busy={busy === 'discard'} disabled={busy === 'send'} onClick={() => void discard()}>
              {STRINGS.discard}
            </Button>
            <Button variant="quiet" disabled={busy === 'discard'} onClick={close}>
              {STRINGS.stay}
            </Button>
          </Stack>
        </Stack>
      </Modal>
    </AntdTheme>
  );
}
