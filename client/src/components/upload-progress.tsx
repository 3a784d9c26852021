import styles from './upload-progress.module.css';

interface UploadProgressProps {
  /** Of the request that is on its way, 0 to 1; null: nothing is being sent. */
  part: number | null;
  text?: string;
}

export function UploadProgress({ part, text = '사진을 보내고 있어요' }: UploadProgressProps) {
  if (part === null) return null;
  const percent = Math.round(part * 100);
  return (
    <label className={styles.progress}>
      <span>{text}</span>
      <progress max={100} value={percent}>{`${percent}%`}</progress>
    </label>
  );
}
