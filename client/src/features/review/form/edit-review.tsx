import { EMPTY_REVIEW } from './review-draft';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorText } from '../../../lib/error-text';
import { showToast } from '../../../lib/toast';
import { ReviewPhotosDocument } from '../gallery/photo-gallery.generated';
import type { ReviewItem_ReviewFragment } from '../list/review-item.generated';
import { useUpdateReviewMutation } from './edit-review.generated';
import { ReviewForm } from './review-form';
import { STRINGS } from './strings';

export function EditReview({ review, onDone }: { review: ReviewItem_ReviewFragment; onDone: () => void }) {
  const { id, content, rating, tags, images } = review;
  const client = useApolloClient();
  const [initial] = useState({ ...EMPTY_REVIEW, content, rating, tags: tags.map(({ name }) => name) });
  return (
    <ReviewForm
      label={STRINGS.edit}
      initial={initial}
      kept={images}
      mutation={useUpdateReviewMutation()}
      variablesOf={(changed, removed) => ({ input: { ...changed, id, removedImageNames: [...removed] } })}
      textOf={(error) => STRINGS.editFailed(errorText(error))}
      onSessionOver={() => showToast({ type: 'error', text: STRINGS.signInNeeded })}
      onSaved={(_data, saved) => {
        showToast({ type: 'success', text: STRINGS.edited });
        onDone();
        if (saved.images.length > 0 || saved.removed.length > 0)
          void client.refetchQueries({ include: [ReviewPhotosDocument, 'FacilityPhoto'] }).catch(() => undefined);
      }}
      onCancel={onDone}
    />
  );
}
