import { Modal } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { Stack } from '../../../components/kit';
import { LeaveDialog } from '../../../components/leave-dialog';
import { dateTimeText } from '../../../lib/date-text';
import { useCloseOnBack } from '../../../lib/use-close-on-back';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import { Answer } from './inquiry-answer';
import { AboutLink, Sender, StateTags } from './inquiry-facts';
import styles from './inquiry-dialog.module.css';
import { Notes } from './inquiry-notes';
import { StatusSwitch } from './status-switch';
import type { AdminInquiryFragment } from './inquiry.generated';
import { STRINGS } from './strings';

interface InquiryDialogProps {
  inquiry: AdminInquiryFragment;
  isOpen: boolean;
  /** Whether the server sends answers by mail. */
  isMailAvailable: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** Everything about an inquiry: its text, state, notes and answer. */
export function InquiryDialog({ inquiry, isOpen, isMailAvailable, onClose, afterClose }: InquiryDialogProps) {
  const [isAnswerTyped, setIsAnswerTyped] = useState(false);
  const [isNoteTyped, setIsNoteTyped] = useState(false);
  const guard = useLeaveGuard(isOpen && (isAnswerTyped || isNoteTyped), onClose);
  useCloseOnBack(isOpen, guard.back);
  return (
    <Modal
      open={isOpen}
      title={<span className={styles.title}>{inquiry.subject}</span>}
      footer={null}
      width={640}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={guard.cancel}
      afterClose={() => {
        setIsAnswerTyped(false);
        setIsNoteTyped(false);
        afterClose();
      }}
    >
      <Stack gap={5}>
        <Facts {...inquiry} />
        <p className={styles.text}>{inquiry.message}</p>
        {inquiry.answer === null && <StatusSwitch {...inquiry} />}
        <Part title={STRINGS.answer}>
          <Answer inquiry={inquiry} isMailAvailable={isMailAvailable} onChange={setIsAnswerTyped} />
        </Part>
        <Part title={STRINGS.notes}>
          <Notes {...inquiry} onChange={setIsNoteTyped} />
        </Part>
      </Stack>
      <LeaveDialog guard={guard} />
    </Modal>
  );
}

const Facts = (inquiry: AdminInquiryFragment) => (
  <dl className={styles.facts}>
    <dt>{STRINGS.status}</dt>
    <dd>
      <StateTags {...inquiry} />
    </dd>
    <dt>{STRINGS.sender}</dt>
    <dd>
      <Sender {...inquiry} />
    </dd>
    <dt>{STRINGS.received}</dt>
    <dd>{dateTimeText(inquiry.insertedAt)}</dd>
    {inquiry.about && (
      <>
        <dt>{STRINGS.about}</dt>
        <dd>
          <AboutLink {...inquiry} />
        </dd>
      </>
    )}
  </dl>
);

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={3} className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Stack>
  );
}
