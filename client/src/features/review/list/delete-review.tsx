import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLazyDialog } from '../../../components/use-lazy-dialog';
import { hasSessionEnded } from '../../../lib/error-code';
import { errorText } from '../../../lib/error-text';
import { showToast } from '../../../lib/toast';
import { ReviewPhotosDocument } from '../gallery/photo-gallery.generated';
import control from '../review-control.module.css';
import { useVisitorDoor } from '../use-visitor-door';
import { useDeleteReviewMutation } from './delete-review.generated';
import { STRINGS } from './strings';

const loadDialog = () => import('../../../components/confirm-dialog').then((file) => file.ConfirmDialog);

interface DeleteReviewProps {
  reviewId: string;
  /** Called before the review leaves the page. */
  onRemoved: () => void;
}

export function DeleteReview({ reviewId, onRemoved }: DeleteReviewProps) {
  const client = useApolloClient();
  const { askSignIn } = useVisitorDoor();
  const { Dialog, prepare } = useLazyDialog(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const [remove, { loading }] = useDeleteReviewMutation();

  const confirm = async () => {
    try {
      await remove({
        variables: { input: { id: reviewId } },
        update: (cache) => {
          onRemoved();
          // Every list that holds it goes on without it, and keeps the pages that were loaded.
          cache.evict({ id: cache.identify({ __typename: 'Review', id: reviewId }) });
        },
      });
      showToast({ type: 'success', text: STRINGS.removed });
      await client.refetchQueries({ include: [ReviewPhotosDocument] }).catch(() => undefined);
    } catch (error) {
      setIsOpen(false);
      showToast({ type: 'error', text: STRINGS.removeFailed(errorText(error)) });
      if (hasSessionEnded(error)) askSignIn();
    }
  };

  return (
    <>
      <button
        type="button"
        className={control.control}
        onClick={() => void prepare().then((isThere) => isThere && setIsOpen(true))}
      >
        {STRINGS.remove}
      </button>
      {Dialog && (
        <Dialog
          isOpen={isOpen}
          isDanger
          title={STRINGS.removeTitle}
          text={STRINGS.removeText}
          confirmLabel={STRINGS.remove}
          busyLabel={STRINGS.removing}
          cancelLabel={STRINGS.cancel}
          isBusy={loading}
          onConfirm={() => void confirm()}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
