import type { ReactNode } from 'react';
import styles from './file-row.module.css';
import { Icon } from './icon';
import { Meta, Row, Stack } from './kit';

interface FileRowProps {
  name: string;
  preview: ReactNode;
  facts: string;
  /** Where a stored file can be downloaded. */
  url?: string;
  /** Marked to go with the next save. */
  isRemoved?: boolean;
  isDisabled: boolean | undefined;
  /** Removes the file, or takes that back. */
  onToggle: () => void;
}

const STRINGS = { download: '내려받기', remove: '삭제', takeBack: '되돌리기' };

export function FileRow({ name, preview, facts, url, isRemoved = false, isDisabled, onToggle }: FileRowProps) {
  const toggle = isRemoved ? STRINGS.takeBack : STRINGS.remove;
  return (
    <li className={styles.row} data-removed={isRemoved || undefined}>
      <span className={styles.preview}>{preview}</span>
      <Stack as="span">
        <span className={styles.name}>{name}</span>
        <Meta as="span">{facts}</Meta>
      </Stack>
      <Row as="span" justify="end" className={styles.actions}>
        {url && (
          <a className={styles.action} href={url} download={name} aria-label={`${name} ${STRINGS.download}`}>
            {STRINGS.download}
          </a>
        )}
        <button type="button" className={styles.action} aria-label={`${name} ${toggle}`} disabled={isDisabled} onClick={onToggle}>
          <Icon name={isRemoved ? 'refresh' : 'close'} size={16} />
          <span>{toggle}</span>
        </button>
      </Row>
    </li>
  );
}
