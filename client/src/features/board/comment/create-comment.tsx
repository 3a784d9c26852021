import { useState } from 'react';
import { Button } from '../../../components/button';
import { LazyLeaveDialog } from '../../../components/lazy-leave-dialog';
import { errorText } from '../../../lib/error-text';
import { useToken } from '../../../lib/session/token';
import { showToast } from '../../../lib/toast';
import { useSubmit } from '../../../lib/use-submit';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import { useSignInGate } from '../../../lib/session/use-sign-in-gate';
import { visibleText } from '../../../lib/text';
import { CommentBox } from './comment-box';
import { addToComments } from './comment-list-cache';
import { commentProblem } from './comment-problem';
import { useCreateCommentMutation } from './create-comment.generated';
import { STRINGS } from './strings';

/** For members; visitors see the same box, and the way to sign in. What was typed stays while a session ends and begins again. */
export function CreateComment({ boardId }: { boardId: string }) {
  const isVisitor = useToken() === null;
  const { promptSignIn } = useSignInGate();
  const [text, setText] = useState('');
  const [found, setFound] = useState<string | null>(null);
  const guard = useLeaveGuard(visibleText(text) !== '');
  const { submit, isBusy, problem, clear } = useSubmit(useCreateCommentMutation(), {
    textOf: (error) => STRINGS.createFailed(errorText(error, STRINGS.tryAgain)),
    onSessionEnd: 'dialog-and-text',
  });

  const send = () => {
    if (isVisitor) return;
    clear();
    const wrong = commentProblem(text);
    setFound(wrong);
    if (wrong) return;
    submit(
      {
        variables: { input: { boardId, content: visibleText(text) } },
        update: (cache, { data }) => {
          if (data) addToComments(cache, boardId, data.createComment, data.createComment.board.commentCount);
        },
      },
      () => {
        showToast({ type: 'success', text: STRINGS.created });
        setText('');
      },
    );
  };

  return (
    <CommentBox
      label={STRINGS.box}
      text={text}
      placeholder={isVisitor ? STRINGS.forVisitors : STRINGS.placeholder}
      problem={found ?? problem}
      isDisabled={isVisitor}
      isBusy={isBusy}
      onChange={(changed) => {
        setText(changed);
        setFound(null);
        clear();
      }}
      onSubmit={send}
    >
      {isVisitor ? (
        <Button variant="secondary" onClick={promptSignIn}>
          {STRINGS.signIn}
        </Button>
      ) : (
        <Button type="submit" busy={isBusy}>
          {isBusy ? STRINGS.submitting : STRINGS.submit}
        </Button>
      )}
      <LazyLeaveDialog guard={guard} />
    </CommentBox>
  );
}
