import { useEffect, useRef, useState } from 'react';
import { Stack } from '../../../components/kit';
import { useLazyDialog } from '../../../components/use-lazy-dialog';
import control from '../review-control.module.css';
import { DeleteReview } from './delete-review';
import { STRINGS as FORM_STRINGS } from '../form/strings';
import { reviewDomId } from '../use-highlighted-review';
import type { ReviewItem_ReviewFragment } from './review-item.generated';
import styles from './review-item.module.css';
import { ReviewView } from './review-view';
import { STRINGS } from './strings';

const loadForm = () => import('../form/edit-review').then((file) => file.EditReview);

interface ReviewItemProps {
  review: ReviewItem_ReviewFragment;
  isHighlighted: boolean;
  onRemoved: (id: string) => void;
}

/** A review to read, or in the same place the form that edits it. */
export function ReviewItem({ review, isHighlighted, onRemoved }: ReviewItemProps) {
  const { id, rating, viewerIsAuthor, member } = review;
  const card = useRef<HTMLElement>(null);
  const { Dialog: EditReview, prepare } = useLazyDialog(loadForm, FORM_STRINGS.notThere);
  const [isEditing, setIsEditing] = useState(false);
  const wasEditing = useRef(false);

  // The field or button that had the keyboard is gone with the form.
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
        <ReviewView
          review={review}
          ownActions={
            viewerIsAuthor && (
              <>
                <button type="button" className={control.control} onClick={() => void prepare().then(setIsEditing)}>
                  {STRINGS.edit}
                </button>
                <DeleteReview reviewId={id} onRemoved={() => onRemoved(id)} />
              </>
            )
          }
        />
      )}
    </Stack>
  );
}
