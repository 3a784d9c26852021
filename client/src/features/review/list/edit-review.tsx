import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import { LazyLeaveDialog } from '../../../components/lazy-leave-dialog';
import { hasSessionEnded } from '../../../lib/error-code';
import { errorText } from '../../../lib/error-text';
import { showToast } from '../../../lib/toast';
import { uploadContext } from '../../../lib/upload/upload-context';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import { ReviewFields } from '../form/review-fields';
import { ReviewForm } from '../form/review-form';
import { isTouched, type ReviewValues } from '../form/review-values';
import { useReviewForm } from '../form/use-review-form';
import { ReviewPhotosDocument } from '../gallery/photo-gallery.generated';
import { useVisitorDoor } from '../../../lib/session/use-visitor-door';
import { useUpdateReviewMutation } from './edit-review.generated';
import type { ReviewItem_ReviewFragment } from './review-item.generated';
import { STRINGS } from './strings';

interface EditReviewProps {
  review: ReviewItem_ReviewFragment;
  onDone: () => void;
}

export function EditReview({ review, onDone }: EditReviewProps) {
  const id = useId();
  const client = useApolloClient();
  const { askSignInAgain } = useVisitorDoor();
  // As it was when the form opened: an answer that arrives meanwhile does not change what the person edits.
  const [initial] = useState(() => valuesOf(review));
  const { values, problems, change, check, showRefusal } = useReviewForm(id, initial);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [update, { loading }] = useUpdateReviewMutation();
  const hasChanged = isTouched(values, initial) || removed.length > 0;
  const guard = useLeaveGuard(hasChanged);
  const kept = review.images.filter(({ name }) => !removed.includes(name));

  const submit = async () => {
    setRefusal(null);
    const checked = check();
    if (!checked) return;
    const { content, rating, tags, images } = checked;
    const input = { id: review.id, content, rating, tagNames: [...tags], images: [...images], removedImageNames: [...removed] };
    try {
      await update({ variables: { input }, context: images.length > 0 ? uploadContext(setProgress) : undefined });
    } catch (error) {
      setProgress(null);
      return refuse(error);
    }
    showToast({ type: 'success', text: STRINGS.edited });
    onDone();
    if (images.length > 0 || removed.length > 0)
      await client.refetchQueries({ include: [ReviewPhotosDocument, 'FacilityPhoto'] }).catch(() => undefined);
  };

  const refuse = (error: unknown) => {
    if (hasSessionEnded(error)) {
      showToast({ type: 'error', text: STRINGS.signInNeeded });
      // What was typed and picked waits in the form.
      return askSignInAgain();
    }
    showRefusal(error);
    setRefusal(STRINGS.editFailed(errorText(error)));
  };

  return (
    <ReviewForm
      label={STRINGS.editTitle}
      isBusy={loading}
      progress={progress}
      refusal={refusal}
      isTouched={hasChanged}
      onSubmit={() => void submit()}
      onCancel={onDone}
    >
      <ReviewFields
        id={id}
        values={values}
        problems={problems}
        isDisabled={loading}
        kept={kept}
        onChange={(part) => {
          setRefusal(null);
          change(part);
        }}
        onRemoveKept={(name) => setRemoved([...removed, name])}
      />
      <LazyLeaveDialog guard={guard} />
    </ReviewForm>
  );
}

const valuesOf = ({ content, rating, tags }: ReviewItem_ReviewFragment): ReviewValues => ({
  content,
  rating,
  tags: tags.map(({ name }) => name),
  tagText: '',
  images: [],
});
