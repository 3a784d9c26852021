import { useState } from 'react';
import { Icon } from '../../../components/icon';
import { IconButton } from '../../../components/parts';
import { Photo } from '../../../components/photo';
import { useLazyDialog } from '../../../components/use-lazy-dialog';
import { useSwipe } from '../../../components/use-swipe';
import type { ReviewPhotoStrip_ReviewFragment } from './review-photo-strip.generated';
import styles from './review-photo-strip.module.css';
import { STRINGS } from './strings';

interface ReviewPhotoStripProps {
  review: ReviewPhotoStrip_ReviewFragment;
  place: string;
}

const loadCarousel = () => import('../../../components/photo-carousel').then((file) => file.PhotoCarousel);
/** The photos of a review one at a time, within its card; a press shows them large. */
export function ReviewPhotoStrip({ review: { images }, place }: ReviewPhotoStripProps) {
  const [index, setIndex] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const { Dialog: Carousel, prepare } = useLazyDialog(loadCarousel);
  const count = images.length;
  // An edit may have taken the last one.
  const shown = Math.min(index, count - 1);
  const image = images[shown];
  const go = (step: number) => setIndex((shown + step + count) % count);
  const swipe = useSwipe(go);
  if (!image) return null;

  const open = async () => {
    if (await prepare()) setIsOpen(true);
  };

  return (
    <div className={styles.strip} role="group" aria-label={STRINGS.photos(place)} {...swipe}>
      <button type="button" className={styles.photo} aria-label={STRINGS.openPhoto(place, shown + 1)} onClick={() => void open()}>
        <Photo key={image.url} image={image} alt={STRINGS.photo(place, shown + 1)} sizes="(min-width: 768px) 320px, 100vw" />
      </button>
      {count > 1 && (
        <>
          <IconButton type="button" className={styles.step} aria-label={STRINGS.previousPhoto} onClick={() => go(-1)}>
            <Icon name="chevron-left" />
          </IconButton>
          <IconButton type="button" className={styles.step} aria-label={STRINGS.nextPhoto} onClick={() => go(1)}>
            <Icon name="chevron-right" />
          </IconButton>
          <p
            className={styles.position}
            role="status"
            aria-label={STRINGS.photoPosition(shown + 1, count)}
          >{`${shown + 1} / ${count}`}</p>
        </>
      )}
      {Carousel && isOpen && (
        <Carousel photos={images} index={shown} altOf={(at) => STRINGS.photo(place, at + 1)} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
