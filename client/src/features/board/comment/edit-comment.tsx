import { useState } from 'react';
import { Button } from '../../../components/button';
import { LazyLeaveDialog } from '../../../components/lazy-leave-dialog';
import { errorText } from '../../../lib/error-text';
import { showToast } from '../../../lib/toast';
import { useSubmit } from '../../../lib/use-submit';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import { visibleText } from '../../../lib/text';
import { CommentBox } from './comment-box';
import type { CommentItem_CommentFragment } from './comment-item.generated';
import { commentProblem } from './comment-problem';
import { useUpdateCommentMutation } from './edit-comment.generated';
import { STRINGS } from './strings';

interface EditCommentProps {
  comment: CommentItem_CommentFragment;
  onDone: () => void;
}

/** In the comment's own place. */
export function EditComment({ comment: { id, content }, onDone }: EditCommentProps) {
  const [text, setText] = useState(content);
  const [found, setFound] = useState<string | null>(null);
  const guard = useLeaveGuard(text !== content);
  const { submit, isBusy, problem, clear } = useSubmit(useUpdateCommentMutation(), {
    textOf: (error) => STRINGS.editFailed(errorText(error)),
    onSessionEnd: 'dialog-and-text',
  });

  const send = () => {
    clear();
    const wrong = commentProblem(text);
    setFound(wrong);
    if (wrong) return;
    submit({ variables: { input: { id, content: visibleText(text) } } }, () => {
      showToast({ type: 'success', text: STRINGS.edited });
      onDone();
    });
  };

  return (
    <CommentBox
      label={STRINGS.editBox}
      text={text}
      problem={found ?? problem}
      isBusy={isBusy}
      autoFocus
      onChange={(changed) => {
        setText(changed);
        setFound(null);
        clear();
      }}
      onSubmit={send}
    >
      <Button variant="secondary" disabled={isBusy} onClick={onDone}>
        {STRINGS.cancel}
      </Button>
      <Button type="submit" busy={isBusy}>
        {isBusy ? STRINGS.saving : STRINGS.save}
      </Button>
      <LazyLeaveDialog guard={guard} />
    </CommentBox>
  );
}
