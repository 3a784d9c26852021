import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FormAlert } from '../../../components/form-alert';
import { Card, Meta, Row } from '../../../components/kit';
import { LeaveDialog } from '../../../components/leave-dialog';
import { UploadProgress } from '../../../components/upload-progress';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import styles from './board-form.module.css';
import { STRINGS } from './strings';

interface BoardFormWords {
  title: string;
  save: string;
  saving: string;
  confirm: string;
  confirmText: string;
  /** The verb on the dialog's button. */
  confirmed: string;
}

interface BoardFormProps {
  words: BoardFormWords;
  /** Who writes, and when it was written. */
  facts: ReactNode;
  /** The fields. */
  children: ReactNode;
  canSave: boolean;
  /** Reason why saving is disabled that no field error explains. */
  hint: string | null;
  isBusy: boolean;
  /** Part of the files that is on its way; null: nothing is being sent. */
  progress: number | null;
  /** Why it was refused, and what may be done about it. */
  refusal: string | null;
  remedy?: ReactNode;
  /** Whether leaving would lose something: then it asks first. */
  isTouched: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Frame of the form: its buttons, the question before it is sent, and the question before something is thrown away. */
export function BoardForm({
  words,
  facts,
  children,
  canSave,
  hint,
  isBusy,
  progress,
  refusal,
  remedy,
  isTouched,
  onSave,
  onCancel,
}: BoardFormProps) {
  const guard = useLeaveGuard(isTouched, onCancel);
  const [isAsking, setIsAsking] = useState(false);
  const hintId = useId();

  return (
    <Card
      as="form"
      gap={5}
      className={styles.form}
      aria-label={words.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave && !isBusy) setIsAsking(true);
      }}
    >
      <h1>{words.title}</h1>
      <Row as="dl" align="stretch" wrap className={styles.facts}>
        {facts}
      </Row>
      {children}
      <UploadProgress part={progress} text={STRINGS.uploading} />
      <div>
        <FormAlert text={refusal} />
        {refusal && remedy}
      </div>
      <Row gap={2} align="stretch" className={styles.actions}>
        <Button variant="secondary" disabled={isBusy} onClick={guard.cancel}>
          {STRINGS.cancel}
        </Button>
        <Button type="submit" busy={isBusy} disabled={!canSave} aria-describedby={hint ? hintId : undefined}>
          {isBusy ? words.saving : words.save}
        </Button>
      </Row>
      {hint && (
        <Meta id={hintId} className={styles.hint}>
          {hint}
        </Meta>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.confirm}
        text={words.confirmText}
        confirmLabel={words.confirmed}
        cancelLabel={STRINGS.cancel}
        onConfirm={() => {
          setIsAsking(false);
          onSave();
        }}
        onClose={() => setIsAsking(false)}
      />
      <LeaveDialog guard={guard} />
    </Card>
  );
}
