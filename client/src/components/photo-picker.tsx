import { imageProblem, IMAGE_TYPES } from '../lib/image-problem';
import { FilesField, type FilesFieldProps } from './files-field';
import { Icon } from './icon';
import { Photo, type PhotoImage } from './photo';
import styles from './photo-picker.module.css';
import { PickedPhoto } from './use-file-pick';

export interface KeptPhoto extends PhotoImage {
  name: string;
}

interface PhotoPickerProps extends Pick<FilesFieldProps, 'label' | 'files' | 'isDisabled' | 'problem' | 'onChange'> {
  /** Those that are there already. */
  kept?: readonly KeptPhoto[];
  /** How many may be picked, and how many there may be in all. */
  newMax: number;
  newText: string;
  totalMax?: number;
  /** Beside the button, when there is something to know about the photos. */
  note?: string | undefined;
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
export function PhotoPicker({ kept = [], newMax, newText, totalMax = newMax, note, onRemoveKept, ...rest }: PhotoPickerProps) {
  const { files, isDisabled } = rest;
  const total = kept.length + files.length;
  const newRoom = newMax - files.length;
  const totalRoom = totalMax - total;

  return (
    <FilesField
      {...rest}
      accept={ACCEPT}
      problemOf={imageProblem}
      room={Math.min(newRoom, totalRoom)}
      tooMany={totalRoom < newRoom ? STRINGS.totalText(totalMax, total) : newText}
      count={files.length}
      max={newMax}
      spokenCount={STRINGS.spokenCount(files.length, newMax)}
      pickText={STRINGS.pick}
      hint={note ?? STRINGS.hint}
    >
      {(pick) =>
        total > 0 && (
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
            {files.map((file) => (
              <li key={pick.keyOf(file)} className={styles.photo}>
                <PickedPhoto file={file} alt={STRINGS.preview(file.name)} />
                <Remove label={STRINGS.removeFile(file.name)} isDisabled={isDisabled} onPress={() => pick.remove(file)} />
              </li>
            ))}
          </ul>
        )
      }
    </FilesField>
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
