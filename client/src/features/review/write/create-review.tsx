import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import { hasSessionEnded } from '../../../lib/error-code';
import { failureText } from '../../../lib/error-text';
import { showToast } from '../../../lib/toast';
import { uploadContext } from '../../../lib/upload/upload-context';
import { ReviewFields } from '../form/review-fields';
import { ReviewForm } from '../form/review-form';
import { isTouched } from '../form/review-values';
import { STRINGS as FORM_STRINGS } from '../form/strings';
import { useReviewForm } from '../form/use-review-form';
import { ReviewPhotosDocument } from '../gallery/photo-gallery.generated';
import { FacilityReviewsDocument } from '../list/facility-reviews.generated';
import { useVisitorDoor } from '../../../lib/session/use-visitor-door';
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
  const { askSignInAgain } = useVisitorDoor();
  const [{ values: initial, requestKey, hasLostPhotos }] = useState(() => readDraft(viewerId, facilityId) ?? newDraft());
  const { values, problems, change, check, showRefusal } = useReviewForm(id, initial, (changed) =>
    keepDraft(viewerId, facilityId, { values: changed, requestKey, hasLostPhotos }),
  );
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [create] = useCreateReviewMutation();

  const submit = async () => {
    setRefusal(null);
    const checked = check();
    if (!checked) return;
    const { content, rating, tags, images } = checked;
    const input = { facilityId, content, rating, tagNames: [...tags], images: [...images], requestKey };
    setIsSaving(true);
    try {
      const { data } = await create({
        variables: { input },
        context: images.length > 0 ? uploadContext(setProgress) : undefined,
      });
      dropDraft(viewerId, facilityId);
      showToast({ type: 'success', text: STRINGS.saved });
      // The review is saved, whether or not the lists can be had again just now.
      await client
        .refetchQueries({ include: [FacilityReviewsDocument, ReviewPhotosDocument, 'FacilityPhoto'] })
        .catch(() => undefined);
      if (data) onSaved(data.createReview.id);
    } catch (error) {
      refuse(error);
    } finally {
      setIsSaving(false);
      setProgress(null);
    }
  };

  const refuse = (error: unknown) => {
    if (hasSessionEnded(error)) return askSignInAgain();
    showRefusal(error);
    setRefusal(failureText(error, STRINGS.failed));
  };

  return (
    <ReviewForm
      label={STRINGS.title}
      isBusy={isSaving}
      progress={progress}
      refusal={refusal}
      isTouched={isTouched(values)}
      onSubmit={() => void submit()}
      onCancel={() => {
        dropDraft(viewerId, facilityId);
        onCancel();
      }}
    >
      <ReviewFields
        id={id}
        values={values}
        problems={problems}
        isDisabled={isSaving}
        photoNote={hasLostPhotos && values.images.length === 0 ? FORM_STRINGS.photosLost : undefined}
        onChange={(part) => {
          setRefusal(null);
          change(part);
        }}
      />
    </ReviewForm>
  );
}
