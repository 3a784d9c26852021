import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Muted, Row, Stack } from '../../../components/kit';
import { Photo } from '../../../components/photo';
import { Skeleton } from '../../../components/skeleton';
import { usePhotoCarousel } from '../../../components/use-photo-carousel';
import { numberText } from '../../../lib/number-text';
import { paths } from '../../../lib/paths';
import { ReviewAuthor } from '../author/review-author';
import { ReviewSection, SectionFailed } from '../facility/review-section';
import styles from './photo-gallery.module.css';
import { STRINGS } from './strings';
import type { GalleryPhoto, ReviewPhotos } from './use-review-photos';

const CLOSED_COUNT = 5;

/** What visitors of the place have photographed. */
export function PhotoGallery({ gallery }: { gallery: ReviewPhotos }) {
  const { photos, totalCount, isLoading, error, retry } = gallery;
  const [isImagesOnly, setIsImagesOnly] = useState(false);
  const hasPhotos = photos !== undefined && photos.length > 0;
  return (
    <ReviewSection
      id="review-photos"
      title={STRINGS.title}
      count={hasPhotos ? totalCount : undefined}
      action={
        hasPhotos && (
          <Button
            variant="quiet"
            className={styles.toggle}
            aria-pressed={isImagesOnly}
            onClick={() => setIsImagesOnly(!isImagesOnly)}
          >
            {STRINGS.imagesOnly}
          </Button>
        )
      }
    >
      {hasPhotos && <Photos key={String(isImagesOnly)} gallery={gallery} photos={photos} isImagesOnly={isImagesOnly} />}
      {photos?.length === 0 && <Muted>{STRINGS.empty}</Muted>}
      {!photos && isLoading && <GallerySkeleton />}
      {!photos && !isLoading && error && <SectionFailed text={STRINGS.failed} onRetry={retry} />}
    </ReviewSection>
  );
}

interface PhotosProps {
  gallery: ReviewPhotos;
  photos: GalleryPhoto[];
  isImagesOnly: boolean;
}

function Photos({ gallery, photos, isImagesOnly }: PhotosProps) {
  const { listRef, left, totalCount, isLoadingMore, loadMore } = gallery;
  const [isExpanded, setIsExpanded] = useState(false);
  const wasExpanded = useRef(false);
  const expander = useRef<HTMLButtonElement>(null);
  const altOf = (index: number) => STRINGS.alt(photos[index]?.member.nickName ?? '', index + 1);
  const { carousel, open } = usePhotoCarousel(
    photos.map(({ image }) => image),
    altOf,
    (index, close) => photos[index] && <PhotoCaption facilityId={gallery.facilityId} photo={photos[index]} onLeave={close} />,
  );
  const isClosed = isImagesOnly && !isExpanded && totalCount > CLOSED_COUNT;
  const rest = totalCount - CLOSED_COUNT;
  const canLoadMore = !isClosed && left > 0;

  // The button that collapsed them is gone: the focus returns to the one that expanded them, and the page scrolls there.
  useEffect(() => {
    if (wasExpanded.current && !isExpanded) expander.current?.focus();
    wasExpanded.current = isExpanded;
  }, [isExpanded]);

  return (
    <>
      <ul ref={listRef} className={isImagesOnly ? styles.images : styles.strip} aria-label={STRINGS.list}>
        {photos.slice(0, isClosed ? CLOSED_COUNT : undefined).map(({ image, member }, index) => {
          const isExpander = isClosed && index === CLOSED_COUNT - 1;
          return (
            <Stack key={image.url} as="li" gap={2} justify="start" className={styles.item}>
              <button
                ref={isExpander ? expander : undefined}
                type="button"
                className={styles.photo}
                aria-label={isExpander ? STRINGS.expand(rest) : STRINGS.openAt(member.nickName, index + 1)}
                aria-expanded={isExpander ? false : undefined}
                onClick={() => (isExpander ? setIsExpanded(true) : open(index))}
              >
                <Photo image={image} alt="" sizes={isImagesOnly ? '(min-width: 560px) 120px, 20vw' : '200px'} />
                {isExpander && <span className={styles.rest}>{`+${numberText(rest)}`}</span>}
              </button>
              {!isImagesOnly && <ReviewAuthor member={member} />}
            </Stack>
          );
        })}
      </ul>
      <Row gap={2} align="stretch" wrap className={styles.actions}>
        {canLoadMore && (
          <Button variant="secondary" busy={isLoadingMore} onClick={() => loadMore()}>
            {isLoadingMore ? STRINGS.moreLoading : STRINGS.more}
          </Button>
        )}
        {isImagesOnly && isExpanded && (
          <Button variant="quiet" icon={<Icon name="chevron-up" />} onClick={() => setIsExpanded(false)}>
            {STRINGS.collapse}
          </Button>
        )}
      </Row>
      {carousel}
    </>
  );
}

interface PhotoCaptionProps {
  facilityId: string;
  photo: GalleryPhoto;
  onLeave: () => void;
}

function PhotoCaption({ facilityId, photo: { member, content, reviewId }, onLeave }: PhotoCaptionProps) {
  return (
    <Stack gap={2} className={styles.caption}>
      <ReviewAuthor member={member} />
      <p className={styles.content}>{content}</p>
      <Link className={styles.toReview} to={paths.facility(facilityId, reviewId)} onClick={onLeave}>
        {STRINGS.toReview}
      </Link>
    </Stack>
  );
}

/** As high as a strip of photos, so that what is below stays where it is. */
export function GallerySkeleton() {
  return (
    <div className={styles.strip} role="status" aria-label={STRINGS.loading}>
      {[0, 1, 2].map((place) => (
        <Stack key={place} as="span" gap={2} justify="start" className={styles.item}>
          <Skeleton className={styles.photo} />
          <Skeleton width="70%" height="40px" />
        </Stack>
      ))}
    </div>
  );
}
