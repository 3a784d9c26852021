import { fileExtension, isPicture } from '../lib/attachment-problem';
import { fileSize } from '../lib/file-size';
import { FileGlyph } from './file-glyph';
import styles from './file-row.module.css';
import { Icon } from './icon';
import { PickedPhoto } from './picked-photo';

interface PickedFileRowProps {
  file: File;
  isDisabled: boolean | undefined;
  onRemove: () => void;
}

const STRINGS = {
  preview: (name: string) => `고른 사진 ${name}`,
  remove: '삭제',
  removeOf: (name: string) => `${name} 삭제`,
};

/** A file that will be sent. */
export function PickedFileRow({ file, isDisabled, onRemove }: PickedFileRowProps) {
  const { name, size } = file;
  return (
    <li className={styles.row}>
      <span className={styles.preview}>
        {isPicture(file) ? (
          <PickedPhoto className={styles.photo} file={file} alt={STRINGS.preview(name)} />
        ) : (
          <FileGlyph extension={fileExtension(name)} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{fileSize(size)}</span>
      </span>
      <span className={styles.actions}>
        <button
          type="button"
          className={styles.action}
          aria-label={STRINGS.removeOf(name)}
          disabled={isDisabled}
          onClick={onRemove}
        >
          <Icon name="close" size={16} />
          <span>{STRINGS.remove}</span>
        </button>
      </span>
    </li>
  );
}
