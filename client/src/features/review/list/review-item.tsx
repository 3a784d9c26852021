import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { Meta, Row, Stack } from '../../../components/kit';
import { PhotoGrid, usePhotoCarousel } from '../../../components/use-photo-carousel';
import { StarRating } from '../../../components/star-rating';
import { useConfirmedRemoval } from '../../../components/use-confirmed-action';
import { useLazyDialog } from '../../../components/use-lazy-dialog';
import { dateText } from '../../../lib/date-text';
import { AdminControls } from '../../../lib/moderation/admin-controls';
import { BlindingNotice } from '../../../lib/moderation/blinding-notice';
import { ReviewAuthor } from '../author/review-author';
import { STRINGS as FORM_STRINGS } from '../form/strings';
import { ReviewPhotosDocument } from '../gallery/photo-gallery.generated';
import { LikeButton } from '../like/like-button';
import { ReportButton } from '../report/report-button';
import control from '../../../components/control.module.css';
import { TagList } from '../tag-list/tag-list';
import { reviewDomId } from '../use-highlighted-review';
import { useDeleteReviewMutation } from './delete-review.generated';
import type { ReviewItem_ReviewFragment } from './review-item.generated';
import styles from './review-item.module.css';
import { STRINGS } from './strings';

const loadForm = () => import('../form/edit-review').then((file) => file.EditReview);

interface ReviewItemProps {
  review: ReviewItem_ReviewFragment;
  isHighlighted: boolean;
  /** Called before the review leaves the page. */
  onRemoved: (id: string) => void;
}

/** A review to read, or in the same place the form that edits it. */
export function ReviewItem({ review, isHighlighted, onRemoved }: ReviewItemProps) {
  const { id, rating, member } = review;
  const card = useRef<HTMLElement>(null);
  const { Dialog: EditReview, prepare } = useLazyDialog(loadForm, FORM_STRINGS.notThere);
  const [isEditing, setIsEditing] = useState(false);
  const wasEditing = useRef(false);

  // The focused field or button is gone with the form.
  useEffect(() => {
    if (wasEditing.current !== isEditing) card.current?.focus({ preventScroll: isEditing });
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <Stack
      ref={card}
      id={reviewDomId(id)}
      as="article"
      gap={3}
      className={styles.item}
      tabIndex={-1}
      aria-label={STRINGS.reviewOf(member.nickName, rating)}
      data-highlighted={isHighlighted || undefined}
    >
      {isEditing && EditReview ? (
        <EditReview review={review} onDone={() => setIsEditing(false)} />
      ) : (
        <ReviewView review={review} onEdit={() => void prepare().then(setIsEditing)} onRemoved={onRemoved} />
      )}
    </Stack>
  );
}

interface ReviewViewProps extends Omit<ReviewItemProps, 'isHighlighted'> {
  onEdit: () => void;
}

function ReviewView({ review, onEdit, onRemoved }: ReviewViewProps) {
  const { id, content, rating, insertedAt, images, viewerIsAuthor, blinding, member } = review;
  const altOf = (index: number) => STRINGS.photo(member.nickName, index + 1);
  const { carousel, open } = usePhotoCarousel(images, altOf);
  return (
    <>
      <Row gap={3} align="start" justify="between">
        <ReviewAuthor member={member} />
        <Meta as="span" className={styles.date}>
          {dateText(Date.parse(insertedAt))}
        </Meta>
      </Row>
      <Row as="p" gap={2} className={styles.stars}>
        <StarRating rating={rating} />
        <b aria-hidden="true">{STRINGS.outOf(rating)}</b>
      </Row>
      {blinding && <BlindingNotice blinding={blinding} objection={viewerIsAuthor ? `review:${id}` : null} />}
      <p className={styles.content}>{content}</p>
      {images.length > 0 && <PhotoGrid images={images} altOf={altOf} onOpen={open} />}
      <TagList review={review} />
      <Row gap={1} align="stretch" wrap className={styles.actions}>
        {!blinding && (
          <>
            <LikeButton review={review} />
            <ReportButton review={review} />
          </>
        )}
        {viewerIsAuthor && (
          <>
            <button type="button" className={control.control} onClick={onEdit}>
              {STRINGS.edit}
            </button>
            <DeleteReview id={id} onRemoved={onRemoved} />
          </>
        )}
        {!viewerIsAuthor && <AdminControls content={{ kind: 'REVIEW', id, blinding }} onRemove={() => onRemoved(id)} />}
      </Row>
      {carousel}
    </>
  );
}

function DeleteReview({ id, onRemoved }: { id: string; onRemoved: (id: string) => void }) {
  const client = useApolloClient();
  const [deleteReview] = useDeleteReviewMutation();

  const { ask, dialog } = useConfirmedRemoval(STRINGS, async () => {
    await deleteReview({
      variables: { input: { id } },
      update: (cache) => {
        onRemoved(id);
        // Every list that contains it keeps the pages that were loaded.
        cache.evict({ id: cache.identify({ __typename: 'Review', id }) });
      },
    });
    void client.refetchQueries({ include: [ReviewPhotosDocument, 'FacilityPhoto'] }).catch(() => undefined);
  });

  return (
    <>
      <button type="button" className={control.control} onClick={ask}>
        {STRINGS.remove}
      </button>
      {dialog}
    </>
  );
}
