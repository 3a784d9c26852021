import styles from './file-glyph.module.css';

/** A sheet with the kind of the file on it; the name stands beside it. */
export function FileGlyph({ extension }: { extension: string }) {
  return (
    <span className={styles.glyph} aria-hidden="true">
      <svg viewBox="0 0 40 48" focusable="false">
        <path d="M8 3h17l9 9v33H8z" />
        <path d="M25 3v9h9" />
      </svg>
      <span className={styles.kind}>{extension}</span>
    </span>
  );
}
