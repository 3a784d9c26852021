import { Photo, type PhotoImage } from './photo';
import styles from './photo-grid.module.css';

interface PhotoGridProps {
  images: readonly PhotoImage[];
  /** Only so many are shown; the last one says how many more there are. All unless told. */
  limit?: number;
  /** Whose or which photo: 보리누나의 사진 3번째. */
  altOf: (index: number) => string;
  onOpen: (index: number) => void;
}

/** Squares that open. */
export function PhotoGrid({ images, limit = Infinity, altOf, onOpen }: PhotoGridProps) {
  const rest = images.length - limit;
  return (
    <ul className={styles.grid}>
      {images.slice(0, limit).map((image, index) => (
        <li key={image.url}>
          <button type="button" className={styles.photo} onClick={() => onOpen(index)}>
            <Photo image={image} alt={altOf(index)} sizes="(min-width: 560px) 140px, 30vw" />
            {rest > 0 && index === limit - 1 && <span className={styles.rest}>{`+${rest}`}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
