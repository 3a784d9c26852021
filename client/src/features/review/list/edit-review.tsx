import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import { LazyLeaveDialog } from '../../../components/lazy-leave-dialog';
import { errorText } from '../../../lib/error-text';
import { showToast } from '../../../lib/toast';
import { useSubmit } from '../../../lib/use-submit';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import { ReviewFields } from '../form/review-fields';
import { ReviewForm } from '../form/review-form';
import { isTouched, type ReviewValues } from '../form/review-values';
import { useReviewForm } from '../form/use-review-form';
import { ReviewPhotosDocument } from '../gallery/photo-gallery.generated';
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
  // As it was when the form opened: an answer that arrives meanwhile does not change what the person edits.
  const [initial] = useState(() => valuesOf(review));
  const { values, problems, change, check, showRefusal } = useReviewForm(id, initial);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const { submit, isBusy, progress, problem, clear } = useSubmit(useUpdateReviewMutation(), {
    textOf: (error) => STRINGS.editFailed(errorText(error)),
    onSessionEnd: 'dialog',
    onRefused: ({ isSessionOver, fieldErrors }) => {
      showRefusal(fieldErrors);
      if (isSessionOver) showToast({ type: 'error', text: STRINGS.signInNeeded });
    },
  });
  const hasChanged = isTouched(values, initial) || removed.length > 0;
  const guard = useLeaveGuard(hasChanged);
  const kept = review.images.filter(({ name }) => !removed.includes(name));

  const send = () => {
    clear();
    const checked = check();
    if (!checked) return;
    const { content, rating, tags, images } = checked;
    const input = { id: review.id, content, rating, tagNames: [...tags], images: [...images], removedImageNames: [...removed] };
    submit({ variables: { input }, hasFiles: images.length > 0 }, () => {
      showToast({ type: 'success', text: STRINGS.edited });
      onDone();
      if (images.length > 0 || removed.length > 0)
        void client.refetchQueries({ include: [ReviewPhotosDocument, 'FacilityPhoto'] }).catch(() => undefined);
    });
  };

  return (
    <ReviewForm
      label={STRINGS.editTitle}
      isBusy={isBusy}
      progress={progress}
      refusal={problem}
      isTouched={hasChanged}
      onSubmit={send}
      onCancel={onDone}
    >
      <ReviewFields
        id={id}
        values={values}
        problems={problems}
        isDisabled={isBusy}
        kept={kept}
        onChange={(part) => {
          clear();
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
