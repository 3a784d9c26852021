import { Photo } from '../../../components/photo';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { NoPhotoDrawing } from './no-photo-drawing';
import type { ReviewThumbnails_ReviewFragment } from './review-thumbnails.generated';
import styles from './review-thumbnails.module.css';
import { STRINGS } from './strings';

interface ReviewThumbnailsProps {
  review: ReviewThumbnails_ReviewFragment;
  place: string;
  isFirst: boolean;
}

const SHOWN = 3;
const SIZES = { whole: '(min-width: 640px) 400px, 100vw', part: '(min-width: 640px) 200px, 50vw' };

/** One photo takes the whole place; of more the third one's cell says how many follow. */
export function ReviewThumbnails({ review: { images }, place, isFirst }: ReviewThumbnailsProps) {
  const shown = images.slice(0, SHOWN);
  const rest = images.length - SHOWN;
  /** The only one, and the third one below the first two. */
  const isWide = (index: number) => shown.length === 1 || index === SHOWN - 1;
  return (
    <div className={styles.photos} data-count={shown.length}>
      {shown.length === 0 && <NoPhotoDrawing />}
      {shown.map((image, index) => (
        <div key={image.url} className={styles.cell}>
          <Photo
            image={image}
            alt={STRINGS.photo(place, index + 1)}
            sizes={isWide(index) ? SIZES.whole : SIZES.part}
            isFirst={isFirst}
          />
          {index === SHOWN - 1 && rest > 0 && (
            <span className={styles.rest}>
              <span aria-hidden="true">{`+${rest}`}</span>
              <VisuallyHidden>{STRINGS.morePhotos(rest)}</VisuallyHidden>
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
