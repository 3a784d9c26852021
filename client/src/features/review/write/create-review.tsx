import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import { failureText } from '../../../lib/error-text';
import { showToast } from '../../../lib/toast';
import { useSubmit } from '../../../lib/use-submit';
import { ReviewFields } from '../form/review-fields';
import { ReviewForm } from '../form/review-form';
import { isTouched } from '../form/review-values';
import { STRINGS as FORM_STRINGS } from '../form/strings';
import { useReviewForm } from '../form/use-review-form';
import { ReviewPhotosDocument } from '../gallery/photo-gallery.generated';
import { FacilityReviewsDocument } from '../list/facility-reviews.generated';
import { useCreateReviewMutation } from './create-review.generated';
import { dropDraft, keepDraft, newDraft, readDraft } from './review-draft';
import { STRINGS } from './strings';

interface CreateReviewProps {
  viewerId: string;
  facilityId: string;
  onSaved: (reviewId: string) => void;
  onCancel: () => void;
}

/** Every change goes into the draft, which a reload, a sign-in and a failed request leave as it is. */
export function CreateReview({ viewerId, facilityId, onSaved, onCancel }: CreateReviewProps) {
  const id = useId();
  const client = useApolloClient();
  const [{ values: initial, requestKey, hasLostPhotos }] = useState(() => readDraft(viewerId, facilityId) ?? newDraft());
  const { values, problems, change, check, showRefusal } = useReviewForm(id, initial, (changed) =>
    keepDraft(viewerId, facilityId, { values: changed, requestKey, hasLostPhotos }),
  );
  const { submit, isBusy, progress, problem, clear } = useSubmit(useCreateReviewMutation(), {
    textOf: (error) => failureText(error, STRINGS.failed),
    onSessionEnd: 'dialog',
    onRefused: ({ fieldErrors }) => showRefusal(fieldErrors),
  });

  const send = () => {
    clear();
    const checked = check();
    if (!checked) return;
    const { content, rating, tags, images } = checked;
    const input = { facilityId, content, rating, tagNames: [...tags], images: [...images], requestKey };
    submit({ variables: { input }, hasFiles: images.length > 0 }, async ({ createReview }) => {
      dropDraft(viewerId, facilityId);
      showToast({ type: 'success', text: STRINGS.saved });
      // The review is saved, whether or not the lists can be had again just now.
      await client
        .refetchQueries({ include: [FacilityReviewsDocument, ReviewPhotosDocument, 'FacilityPhoto'] })
        .catch(() => undefined);
      onSaved(createReview.id);
    });
  };

  return (
    <ReviewForm
      label={STRINGS.title}
      isBusy={isBusy}
      progress={progress}
      refusal={problem}
      isTouched={isTouched(values)}
      onSubmit={send}
      onCancel={() => {
        dropDraft(viewerId, facilityId);
        onCancel();
      }}
    >
      <ReviewFields
        id={id}
        values={values}
        problems={problems}
        isDisabled={isBusy}
        photoNote={hasLostPhotos && values.images.length === 0 ? FORM_STRINGS.photosLost : undefined}
        onChange={(part) => {
          clear();
          change(part);
        }}
      />
    </ReviewForm>
  );
}
