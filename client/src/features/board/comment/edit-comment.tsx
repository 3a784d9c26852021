import { useState } from 'react';
import { Button } from '../../../components/button';
import { LazyLeaveDialog } from '../../../components/lazy-leave-dialog';
import { hasSessionEnded } from '../../../lib/error-code';
import { errorText } from '../../../lib/error-text';
import { showToast } from '../../../lib/toast';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import { useVisitorDoor } from '../../../lib/session/use-visitor-door';
import { visibleText } from '../../../lib/visible-text';
import { CommentBox } from './comment-box';
import type { CommentItem_CommentFragment } from './comment-item.generated';
import { commentProblem } from './comment-problem';
import { useUpdateCommentMutation } from './edit-comment.generated';
import { STRINGS } from './strings';
import { useCommentTrouble } from './use-comment-trouble';

interface EditCommentProps {
  comment: CommentItem_CommentFragment;
  onDone: () => void;
}

/** In the comment's own place. */
export function EditComment({ comment: { id, content }, onDone }: EditCommentProps) {
  const { askSignInAgain } = useVisitorDoor();
  const [text, setText] = useState(content);
  const [problem, setProblem] = useCommentTrouble();
  const guard = useLeaveGuard(text !== content);
  const [update, { loading }] = useUpdateCommentMutation();

  const submit = async () => {
    if (loading) return;
    const found = commentProblem(text);
    setProblem(found);
    if (found) return;
    try {
      await update({ variables: { input: { id, content: visibleText(text) } } });
      showToast({ type: 'success', text: STRINGS.edited });
      onDone();
    } catch (error) {
      setProblem(STRINGS.editFailed(errorText(error)));
      if (hasSessionEnded(error)) askSignInAgain();
    }
  };

  return (
    <CommentBox
      label={STRINGS.editBox}
      text={text}
      problem={problem}
      isBusy={loading}
      autoFocus
      onChange={(changed) => {
        setText(changed);
        setProblem(null);
      }}
      onSubmit={() => void submit()}
    >
      <Button variant="secondary" disabled={loading} onClick={onDone}>
        {STRINGS.cancel}
      </Button>
      <Button type="submit" busy={loading}>
        {loading ? STRINGS.saving : STRINGS.save}
      </Button>
      <LazyLeaveDialog guard={guard} />
    </CommentBox>
  );
}
