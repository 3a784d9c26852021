import styles from './avatar.module.css';

interface AvatarProps {
  /** null: a member without a picture. */
  image: { thumbnailUrl: string } | null;
  /** In pixels. */
  size: number;
}

/** A member's picture, beside the name that says whose it is. */
export function Avatar({ image, size }: AvatarProps) {
  return <img className={styles.avatar} src={image?.thumbnailUrl ?? '/user.png'} alt="" width={size} height={size} />;
}
