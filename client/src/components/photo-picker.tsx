import { useId, useRef, useState } from 'react';
import { IMAGE_TYPES, imageProblem } from '../lib/image-problem';
import { Button } from './button';
import { Icon } from './icon';
import { Photo, type PhotoImage } from './photo';
import styles from './photo-picker.module.css';
import { PickedPhoto } from './picked-photo';

export interface KeptPhoto extends PhotoImage {
  name: string;
}

interface PhotoPickerProps {
  label: string;
  /** Those that are there already. */
  kept?: readonly KeptPhoto[];
  /** Those that were picked. */
  files: readonly File[];
  /** How many may be picked, and how many there may be in all. */
  newMax: number;
  newText: string;
  totalMax?: number;
  isDisabled?: boolean;
  /** What the server said about them. */
  problem?: string | undefined;
  /** Beside the button, when there is something to know about the photos. */
  note?: string | undefined;
  onChange: (files: File[]) => void;
  onRemoveKept?: (name: string) => void;
}

const STRINGS = {
  hint: 'JPG, PNG, WebP, GIF\u00a0(한 장에 10MB까지)',
  pick: '사진 고르기',
  count: (count: number, max: number) => `${count} / ${max}`,
  spokenCount: (count: number, max: number) => `사진 ${max}장까지 고를 수 있고 ${count}장을 골랐어요`,
  totalText: (max: number, now: number) => `사진은 모두 ${max}장까지 올릴 수 있습니다. 지금 ${now}장이에요.`,
  preview: (name: string) => `고른 사진 ${name}`,
  removeFile: (name: string) => `${name} 삭제`,
  kept: (place: number) => `올린 사진 ${place}번째`,
  removeKept: (place: number) => `올린 사진 ${place}번째 삭제`,
};

/** A PDF may be picked so that one can be told why it is refused, by its name. */
const ACCEPT = [...IMAGE_TYPES, 'application/pdf'].join(',');

/** Several pictures: what is there, what was picked, each with its way out. */
export function PhotoPicker({
  label,
  kept = [],
  files,
  newMax,
  newText,
  totalMax = newMax,
  isDisabled,
  problem,
  note,
  onChange,
  onRemoveKept,
}: PhotoPickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState<string[]>([]);

  const pick = (picked: File[]) => {
    if (picked.length === 0) return;
    const problems = picked.map(imageProblem);
    const good = picked.filter((_file, index) => problems[index] === null);
    const newRoom = newMax - files.length;
    const totalRoom = totalMax - kept.length - files.length;
    const room = Math.max(0, Math.min(newRoom, totalRoom));
    const tooMany = totalRoom < newRoom ? STRINGS.totalText(totalMax, kept.length + files.length) : newText;
    // The same words once, however many files they are about.
    setRefusals([...new Set([...problems.filter((text) => text !== null), ...(good.length > room ? [tooMany] : [])])]);
    if (room > 0 && good.length > 0) onChange([...files, ...good.slice(0, room)]);
  };

  const afterRemoval = (remove: () => void) => {
    setRefusals([]);
    remove();
    // The pressed button is gone: the keyboard goes on from the one that is always there.
    group.current?.querySelector<HTMLButtonElement>('[data-pick]')?.focus();
  };

  return (
    <div ref={group} className={styles.picker} role="group" aria-labelledby={id}>
      <div className={styles.head}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span className={styles.count} role="img" aria-label={STRINGS.spokenCount(files.length, newMax)}>
          {STRINGS.count(files.length, newMax)}
        </span>
      </div>
      {(kept.length > 0 || files.length > 0) && (
        <ul className={styles.photos}>
          {kept.map((image, index) => (
            <li key={image.url} className={styles.photo}>
              <Photo image={image} alt={STRINGS.kept(index + 1)} sizes="96px" />
              <Remove
                label={STRINGS.removeKept(index + 1)}
                isDisabled={isDisabled}
                onPress={() => afterRemoval(() => onRemoveKept?.(image.name))}
              />
            </li>
          ))}
          {files.map((file, index) => (
            <li key={keyOf(file, index)} className={styles.photo}>
              <PickedPhoto className={styles.preview} file={file} alt={STRINGS.preview(file.name)} />
              <Remove
                label={STRINGS.removeFile(file.name)}
                isDisabled={isDisabled}
                onPress={() => afterRemoval(() => onChange(files.filter((_file, other) => other !== index)))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button
          data-pick
          variant="secondary"
          icon={<Icon name="plus" />}
          disabled={isDisabled}
          onClick={() => input.current?.click()}
        >
          {STRINGS.pick}
        </Button>
        <p className={styles.hint}>{note ?? STRINGS.hint}</p>
      </div>
      {(refusals.length > 0 || problem) && (
        <ul className={styles.problems} role="alert">
          {[...refusals, ...(problem ? [problem] : [])].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        accept={ACCEPT}
        onChange={({ currentTarget }) => {
          pick([...(currentTarget.files ?? [])]);
          // The same file may be picked again after it was removed.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

/** Two files may have the same name. */
const keyOf = ({ name, size, lastModified }: File, index: number) => `${index} ${name} ${size} ${lastModified}`;

function Remove({ label, isDisabled, onPress }: { label: string; isDisabled: boolean | undefined; onPress: () => void }) {
  return (
    <button type="button" className={styles.remove} aria-label={label} disabled={isDisabled} onClick={onPress}>
      <span className={styles.cross}>
        <Icon name="close" size={16} />
      </span>
    </button>
  );
}
