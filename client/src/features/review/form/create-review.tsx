import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureText } from '../../../lib/error-text';
import { showToast } from '../../../lib/toast';
import { ReviewPhotosDocument } from '../gallery/photo-gallery.generated';
import { FacilityReviewsDocument } from '../list/facility-reviews.generated';
import { useCreateReviewMutation } from './create-review.generated';
import { dropDraft, keepDraft, newDraft, readDraft } from './review-draft';
import { ReviewForm } from './review-form';
import { STRINGS } from './strings';

interface CreateReviewProps {
  viewerId: string;
  facilityId: string;
  onSaved: (reviewId: string) => void;
  onCancel: () => void;
}

/** Every change is kept in the draft, which survives a reload, a sign-in and a failed request. */
export function CreateReview({ viewerId, facilityId, onSaved, onCancel }: CreateReviewProps) {
  const client = useApolloClient();
  const [draft] = useState(() => readDraft(viewerId, facilityId) ?? newDraft());
  return (
    <ReviewForm
      label={STRINGS.write}
      initial={draft.values}
      photoNote={draft.hasLostPhotos ? STRINGS.photosLost : undefined}
      mutation={useCreateReviewMutation()}
      variablesOf={(review) => ({ input: { ...review, facilityId, requestKey: draft.requestKey } })}
      textOf={(error) => failureText(error, STRINGS.failed)}
      onChange={(values) => keepDraft(viewerId, facilityId, { ...draft, values })}
      onSaved={async ({ createReview }) => {
        dropDraft(viewerId, facilityId);
        showToast({ type: 'success', text: STRINGS.saved });
        // The review is saved, whether or not the lists can be loaded again just now.
        await client
          .refetchQueries({ include: [FacilityReviewsDocument, ReviewPhotosDocument, 'FacilityPhoto'] })
          .catch(() => undefined);
        onSaved(createReview.id);
      }}
      onCancel={() => {
        dropDraft(viewerId, facilityId);
        onCancel();
      }}
    />
  );
}
