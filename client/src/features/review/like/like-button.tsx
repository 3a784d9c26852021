import { useState } from 'react';
import { Icon } from '../../../components/icon';
import { failureText, hasSessionEnded } from '../../../lib/error-text';
import { numberText } from '../../../lib/number-text';
import { showToast } from '../../../lib/toast';
import control from '../../../components/control.module.css';
import { useWaitingState } from '../../../lib/outbox/entries';
import { useOutboxMutation } from '../../../lib/outbox/use-outbox-mutation';
import { useSignInGate } from '../../../lib/session/use-sign-in-gate';
import { type LikeButton_ReviewFragment, useToggleReviewLikeMutation } from './like-button.generated';
import styles from './like-button.module.css';
import { STRINGS } from './strings';

/** Shows the new state at once, and the former one again with a message when it was refused. */
export function LikeButton({ review }: { review: LikeButton_ReviewFragment }) {
  const { id, viewerHasLiked } = review;
  const { isVisitor, disabledProps, promptSignIn, promptSignInAgain } = useSignInGate();
  const [toggle, { loading }] = useOutboxMutation('like', useToggleReviewLikeMutation());
  const hasLiked = useWaitingState({ kind: 'like', input: { reviewId: id } }) ?? viewerHasLiked;
  const likeCount = review.likeCount + Number(hasLiked) - Number(viewerHasLiked);
  const [isStamped, setIsStamped] = useState(false);

  const press = async () => {
    if (isVisitor) return promptSignIn();
    // One at a time: a second press means the state that the first one leads to.
    if (loading) return;
    const isLiked = !hasLiked;
    setIsStamped(isLiked);
    const liked = { __typename: 'Review', id, viewerHasLiked: isLiked, likeCount: likeCount + (isLiked ? 1 : -1) };
    const toggleReviewLike = { __typename: 'ToggledReviewLike', review: liked };
    try {
      await toggle({
        // The wanted state, so that a repeated request changes nothing more.
        variables: { input: { reviewId: id, isLiked } },
        optimisticResponse: { toggleReviewLike },
      });
    } catch (error) {
      setIsStamped(false);
      if (hasSessionEnded(error)) promptSignInAgain();
      else showToast({ type: 'error', text: failureText(error, STRINGS.failed) });
    }
  };

  return (
    <button
      {...disabledProps}
      type="button"
      className={`${control.control} ${styles.like}`}
      aria-pressed={hasLiked}
      aria-label={STRINGS.spoken(likeCount)}
      aria-busy={loading || undefined}
      onClick={() => void press()}
    >
      <span className={styles.mark} data-stamped={isStamped || undefined}>
        <Icon name="paw" />
      </span>
      <span>{STRINGS.like}</span>
      <b>{numberText(likeCount)}</b>
    </button>
  );
}
