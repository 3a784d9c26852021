import { type ReactNode, useState } from 'react';
import type { CarouselPhoto } from './photo-carousel';
import { useLazyDialog } from './use-lazy-dialog';
import { Photo, type PhotoImage } from './photo';
import styles from './use-photo-carousel.module.css';

const load = () => import('./photo-carousel').then((file) => file.PhotoCarousel);

/** A dialog that shows one of the photos large, and the function that opens it. */
export function usePhotoCarousel(
  photos: readonly CarouselPhoto[],
  altOf: (index: number) => string,
  renderCaption?: (index: number, close: () => void) => ReactNode,
) {
  const [index, setIndex] = useState<number | null>(null);
  const { Dialog, prepare } = useLazyDialog(load);
  const open = (wanted: number) => void prepare().then((isThere) => isThere && setIndex(wanted));
  const close = () => setIndex(null);
  const carousel = Dialog && index !== null && (
    <Dialog
      photos={photos}
      index={index}
      altOf={altOf}
      renderCaption={renderCaption && ((shown) => renderCaption(shown, close))}
      onClose={close}
    />
  );
  return { carousel, open };
}

interface PhotoGridProps {
  images: readonly PhotoImage[];
  altOf: (index: number) => string;
  onOpen: (index: number) => void;
}

/** Square photos that open the dialog. */
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
