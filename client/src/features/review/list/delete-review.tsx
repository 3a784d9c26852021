import { useApolloClient } from '@apollo/client/react';
import { useConfirmedRemoval } from '../../../components/use-confirmed-action';
import { ReviewPhotosDocument } from '../gallery/photo-gallery.generated';
import control from '../review-control.module.css';
import { useDeleteReviewMutation } from './delete-review.generated';
import { STRINGS } from './strings';

interface DeleteReviewProps {
  reviewId: string;
  /** Called before the review leaves the page. */
  onRemoved: () => void;
}

export function DeleteReview({ reviewId, onRemoved }: DeleteReviewProps) {
  const client = useApolloClient();
  const [deleteReview] = useDeleteReviewMutation();

  const { ask, dialog } = useConfirmedRemoval(STRINGS, async () => {
    await deleteReview({
      variables: { input: { id: reviewId } },
      update: (cache) => {
        onRemoved();
        // Every list that holds it goes on without it, and keeps the pages that were loaded.
        cache.evict({ id: cache.identify({ __typename: 'Review', id: reviewId }) });
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
