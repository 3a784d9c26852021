import { IMAGE_TYPES, imageProblem } from '../lib/image-problem';
import { Icon } from './icon';
import { Photo, type PhotoImage } from './photo';
import styles from './photo-picker.module.css';
import { PickedPhoto } from './picked-photo';
import { keyOf, PickerFrame } from './picker-frame';
import { useFilePick } from './use-file-pick';

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
  const newRoom = newMax - files.length;
  const totalRoom = totalMax - kept.length - files.length;
  const pick = useFilePick({
    label,
    accept: ACCEPT,
    multiple: true,
    problemOf: imageProblem,
    room: Math.max(0, Math.min(newRoom, totalRoom)),
    tooMany: totalRoom < newRoom ? STRINGS.totalText(totalMax, kept.length + files.length) : newText,
    onPick: (picked) => onChange([...files, ...picked]),
  });

  return (
    <PickerFrame
      label={label}
      count={files.length}
      max={newMax}
      spokenCount={STRINGS.spokenCount(files.length, newMax)}
      pickText={STRINGS.pick}
      hint={note ?? STRINGS.hint}
      isDisabled={isDisabled}
      problem={problem}
      pick={pick}
    >
      {(kept.length > 0 || files.length > 0) && (
        <ul className={styles.photos}>
          {kept.map((image, index) => (
            <li key={image.url} className={styles.photo}>
              <Photo image={image} alt={STRINGS.kept(index + 1)} sizes="96px" />
              <Remove
                label={STRINGS.removeKept(index + 1)}
                isDisabled={isDisabled}
                onPress={() => {
                  onRemoveKept?.(image.name);
                  pick.afterRemoval();
                }}
              />
            </li>
          ))}
          {files.map((file, index) => (
            <li key={keyOf(file, index)} className={styles.photo}>
              <PickedPhoto file={file} alt={STRINGS.preview(file.name)} />
              <Remove
                label={STRINGS.removeFile(file.name)}
                isDisabled={isDisabled}
                onPress={() => {
                  onChange(files.filter((_file, other) => other !== index));
                  pick.afterRemoval();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </PickerFrame>
  );
}

function Remove({ label, isDisabled, onPress }: { label: string; isDisabled: boolean | undefined; onPress: () => void }) {
  return (
    <button type="button" className={styles.remove} aria-label={label} disabled={isDisabled} onClick={onPress}>
      <span className={styles.cross}>
        <Icon name="close" size={16} />
      </span>
    </button>
  );
}
