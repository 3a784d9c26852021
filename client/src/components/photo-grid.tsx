import { Photo, type PhotoImage } from './photo';
import styles from './photo-grid.module.css';

interface PhotoGridProps {
  images: readonly PhotoImage[];
  /** Whose or which photo: 보리누나의 사진 3번째. */
  altOf: (index: number) => string;
  onOpen: (index: number) => void;
}

/** Squares that open. */
export function PhotoGrid({ images, altOf, onOpen }: PhotoGridProps) {
  return (
    <ul className={styles.grid}>
      {images.map((image, index) => (
        <li key={image.url}>
          <button type="button" className={styles.photo} onClick={() => onOpen(index)}>
            <Photo image={image} alt={altOf(index)} sizes="(min-width: 560px) 140px, 30vw" />
          </button>
        </li>
      ))}
    </ul>
  );
}
