import { useCallback, useRef, useState } from 'react';
import { IMAGE_TYPES, imageProblem } from '../lib/image-problem';
import { Button } from './button';
import styles from './image-picker.module.css';

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
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const hasPicture = Boolean(file ?? currentUrl);
  const complaint = refusal ?? problem;

  const pick = ([picked]: File[]) => {
    if (!picked) return;
    const found = imageProblem(picked);
    setRefusal(found);
    if (!found) onPick(picked);
  };

  return (
    <div className={styles.picker} role="group" aria-label={label}>
      {file ? (
        <Preview file={file} />
      ) : (
        <img
          className={styles.picture}
          src={currentUrl ?? '/user.png'}
          alt={currentUrl ? STRINGS.current : STRINGS.none}
          width={88}
          height={88}
        />
      )}
      <div className={styles.words}>
        <div className={styles.actions}>
          <Button variant="secondary" disabled={isDisabled} onClick={() => input.current?.click()}>
            {hasPicture ? STRINGS.replace : STRINGS.pick}
          </Button>
          {hasPicture && (
            <Button
              variant="quiet"
              disabled={isDisabled}
              onClick={() => {
                setRefusal(null);
                onRemove();
              }}
            >
              {STRINGS.remove}
            </Button>
          )}
        </div>
        <p className={styles.hint}>{STRINGS.hint}</p>
        {complaint && (
          <p className={styles.problem} role="alert">
            {complaint}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        // Not `hidden`: antd shows every file field inside its forms.
        style={{ display: 'none' }}
        aria-label={label}
        accept={IMAGE_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          pick([...(currentTarget.files ?? [])]);
          // The same file may be picked again after it was removed.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

/** A file that is still on the person's device; its address lives as long as it is shown. */
function Preview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} className={styles.picture} alt={STRINGS.preview} width={88} height={88} />;
}
