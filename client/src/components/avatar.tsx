import styles from './avatar.module.css';

/** A member's picture, or the one for members without. The name is written beside it. */
export const Avatar = ({ image, size }: { image: { thumbnailUrl: string } | null; size: number }) => (
  <img className={styles.avatar} src={image?.thumbnailUrl ?? '/user.png'} alt="" width={size} height={size} />
);
