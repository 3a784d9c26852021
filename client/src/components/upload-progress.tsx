import styles from './upload-progress.module.css';

/** @param part of the request that is on its way, 0 to 1; null: nothing is being sent */
export function UploadProgress({ part }: { part: number | null }) {
  if (part === null) return null;
  const percent = Math.round(part * 100);
  return (
    <label className={styles.progress}>
      사진을 보내고 있어요
      <progress max={100} value={percent}>
        {percent}%
      </progress>
    </label>
  );
}
