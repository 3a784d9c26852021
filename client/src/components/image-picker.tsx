import { IMAGE_TYPES, imageProblem } from '../lib/image-problem';
import { Button } from './button';
import styles from './image-picker.module.css';
import { Meta, Row, Stack } from './kit';
import { PickedPhoto, useFilePick } from './use-file-pick';

interface ImagePickerProps {
  label: string;
  /** The picked one. */
  file: File | null;
  /** Address of the one that is there already. */
  currentUrl?: string | null;
  isDisabled?: boolean;
  /** What the server said about it. */
  problem?: string | null;
  onPick: (file: File) => void;
  onRemove: () => void;
}

const STRINGS = {
  // The limit does not begin a line of its own.
  hint: 'JPG, PNG, WebP, GIF\u00a0(10MB까지)',
  pick: '사진 고르기',
  replace: '다른 사진 고르기',
  remove: '사진 삭제',
  preview: '고른 사진 미리보기',
  current: '현재 사진',
  none: '사진 없음',
};

/** One round picture: what is there, what was picked instead, and the way without. */
export function ImagePicker({ label, file, currentUrl, isDisabled, problem, onPick, onRemove }: ImagePickerProps) {
  const pick = useFilePick({
    label,
    accept: IMAGE_TYPES.join(','),
    problemOf: imageProblem,
    room: 1,
    tooMany: '',
    onPick: ([picked]) => picked && onPick(picked),
  });
  const hasPicture = Boolean(file ?? currentUrl);
  const complaint = pick.refusals[0] ?? problem;

  return (
    <Row gap={4} role="group" aria-label={label}>
      {file ? (
        <PickedPhoto className={styles.picture} file={file} alt={STRINGS.preview} />
      ) : (
        <img
          className={styles.picture}
          src={currentUrl ?? '/user.png'}
          alt={currentUrl ? STRINGS.current : STRINGS.none}
          width={88}
          height={88}
        />
      )}
      <Stack gap={2}>
        <Row gap={2} wrap>
          <Button variant="secondary" disabled={isDisabled} onClick={pick.open}>
            {hasPicture ? STRINGS.replace : STRINGS.pick}
          </Button>
          {hasPicture && (
            <Button
              variant="quiet"
              disabled={isDisabled}
              onClick={() => {
                pick.setRefusals([]);
                onRemove();
              }}
            >
              {STRINGS.remove}
            </Button>
          )}
        </Row>
        <Meta>{STRINGS.hint}</Meta>
        {complaint && (
          <Meta className={styles.problem} role="alert">
            {complaint}
          </Meta>
        )}
      </Stack>
      {pick.field}
    </Row>
  );
}
