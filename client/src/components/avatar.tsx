import styles from './avatar.module.css';

/** A member's picture, or the default one. It has no alternative text, as the name is always next to it. */
export const Avatar = ({ image, size }: { image: { thumbnailUrl: string } | null; size: number }) => (
  <img className={styles.avatar} src={image?.thumbnailUrl ?? '/user.png'} alt="" width={size} height={size} />
);
