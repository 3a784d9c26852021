import styles from './data-table.module.css';

interface RowButtonProps {
  text: string;
  /** With what it is about, for those who do not see the row. */
  label: string;
  /** Nothing is lost by it. */
  isSafe?: boolean;
  /** Of one that opens something below the row. */
  isExpanded?: boolean;
  onClick: () => void;
}

/** What can be done with a row. */
export function RowButton({ text, label, isSafe = false, isExpanded, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-safe={isSafe || undefined}
      aria-label={label}
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      {text}
    </button>
  );
}
