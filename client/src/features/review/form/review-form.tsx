import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { Row, Stack } from '../../../components/kit';
import { UploadProgress } from '../../../components/upload-progress';
import { useLazyDialog } from '../../../components/use-lazy-dialog';
import styles from './review-fields.module.css';
import { STRINGS } from './strings';

const loadDialog = () => import('../../../components/confirm-dialog').then((file) => file.ConfirmDialog);

interface ReviewFormProps {
  label: string;
  /** The fields. */
  children: ReactNode;
  isBusy: boolean;
  /** Part of the photos that is on its way; null: nothing is being sent. */
  progress: number | null;
  /** Why it was refused. */
  refusal: string | null;
  /** Whether cancelling would lose something: then it asks first. */
  isTouched: boolean;
  onSubmit: () => void;
  onCancel: () => void;
}

/** Frame of the form: its buttons, what was refused, and the question before something is thrown away. */
export function ReviewForm({ label, children, isBusy, progress, refusal, isTouched, onSubmit, onCancel }: ReviewFormProps) {
  const { Dialog, prepare } = useLazyDialog(loadDialog);
  const [isAsking, setIsAsking] = useState(false);

  const cancel = async () => {
    if (!isTouched) onCancel();
    else if (await prepare()) setIsAsking(true);
  };

  return (
    <Stack
      as="form"
      gap={5}
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      {children}
      <UploadProgress part={progress} />
      <FormAlert text={refusal} />
      <Row gap={2} align="stretch" className={styles.actions}>
        <Button variant="secondary" disabled={isBusy} onClick={() => void cancel()}>
          {STRINGS.cancel}
        </Button>
        <Button type="submit" busy={isBusy}>
          {isBusy ? STRINGS.saving : STRINGS.save}
        </Button>
      </Row>
      {Dialog && (
        <Dialog
          isOpen={isAsking}
          title={STRINGS.discardTitle}
          text={STRINGS.discardText}
          confirmLabel={STRINGS.discard}
          cancelLabel={STRINGS.keepWriting}
          isDanger
          onConfirm={onCancel}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Stack>
  );
}
