import { Meta } from './kit';
import styles from './upload-progress.module.css';

const SENDING_PHOTOS = '사진을 보내고 있어요';

/** @param part of the request that is sent, 0 to 1; null while nothing is being sent */
export function UploadProgress({ part, text = SENDING_PHOTOS }: { part: number | null; text?: string }) {
  if (part === null) return null;
  const percent = Math.round(part * 100);
  return (
    <Meta as="label" gap={1}>
      <span>{text}</span>
      <progress className={styles.progress} max={100} value={percent}>{`${percent}%`}</progress>
    </Meta>
  );
}
