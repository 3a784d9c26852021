import { fileExtension } from '../lib/attachment-problem';
import { fileSize } from '../lib/file-size';
import { FileGlyph } from './file-glyph';
import styles from './file-row.module.css';
import { Icon } from './icon';
import { Photo, type PhotoImage } from './photo';

export interface KeptFile {
  name: string;
  url: string;
  bytes: number;
  /** null for what is no picture. */
  image: PhotoImage | null;
}

interface KeptFileRowProps {
  file: KeptFile;
  isRemoved: boolean;
  isDisabled: boolean | undefined;
  onToggle: () => void;
}

const STRINGS = {
  download: '내려받기',
  downloadOf: (name: string) => `${name} 내려받기`,
  remove: '삭제',
  removeOf: (name: string) => `${name} 삭제`,
  takeBack: '되돌리기',
  takeBackOf: (name: string) => `${name} 되돌리기`,
  removed: '저장하면 지워져요',
};

/** A file that is stored: it may be fetched, and marked to go with the next save until then. */
export function KeptFileRow({ file: { name, url, bytes, image }, isRemoved, isDisabled, onToggle }: KeptFileRowProps) {
  return (
    <li className={styles.row} data-removed={isRemoved || undefined}>
      <span className={styles.preview}>
        {image ? <Photo image={image} alt="" sizes="56px" /> : <FileGlyph extension={fileExtension(name)} />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{isRemoved ? STRINGS.removed : fileSize(bytes)}</span>
      </span>
      <span className={styles.actions}>
        <a className={styles.action} href={url} download={name} aria-label={STRINGS.downloadOf(name)}>
          {STRINGS.download}
        </a>
        <button
          type="button"
          className={styles.action}
          aria-label={isRemoved ? STRINGS.takeBackOf(name) : STRINGS.removeOf(name)}
          disabled={isDisabled}
          onClick={onToggle}
        >
          <Icon name={isRemoved ? 'refresh' : 'close'} size={16} />
          <span>{isRemoved ? STRINGS.takeBack : STRINGS.remove}</span>
        </button>
      </span>
    </li>
  );
}
