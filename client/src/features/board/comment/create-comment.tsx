import { useState } from 'react';
import { Button } from '../../../components/button';
import { LazyLeaveDialog } from '../../../components/lazy-leave-dialog';
import { hasSessionEnded } from '../../../lib/error-code';
import { errorText } from '../../../lib/error-text';
import { useToken } from '../../../lib/session/token';
import { showToast } from '../../../lib/toast';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import { useVisitorDoor } from '../../../lib/session/use-visitor-door';
import { visibleText } from '../../../lib/visible-text';
import { CommentBox } from './comment-box';
import { addToComments } from './comment-list-cache';
import { commentProblem } from './comment-problem';
import { useCreateCommentMutation } from './create-comment.generated';
import { STRINGS } from './strings';
import { useCommentTrouble } from './use-comment-trouble';

/** For members; visitors see the same box, and the way to sign in. What was typed stays while a session ends and begins again. */
export function CreateComment({ boardId }: { boardId: string }) {
  const isVisitor = useToken() === null;
  const { askSignIn, askSignInAgain } = useVisitorDoor();
  const [text, setText] = useState('');
  const [problem, setProblem] = useCommentTrouble();
  const guard = useLeaveGuard(visibleText(text) !== '');
  const [create, { loading }] = useCreateCommentMutation();

  const submit = async () => {
    if (loading || isVisitor) return;
    const found = commentProblem(text);
    setProblem(found);
    if (found) return;
    try {
      await create({
        variables: { input: { boardId, content: visibleText(text) } },
        update: (cache, { data }) => {
          if (data) addToComments(cache, boardId, data.createComment, data.createComment.board.commentCount);
        },
      });
      showToast({ type: 'success', text: STRINGS.created });
      setText('');
    } catch (error) {
      setProblem(STRINGS.createFailed(errorText(error, STRINGS.tryAgain)));
      if (hasSessionEnded(error)) askSignInAgain();
    }
  };

  return (
    <CommentBox
      label={STRINGS.box}
      text={text}
      placeholder={isVisitor ? STRINGS.forVisitors : STRINGS.placeholder}
      problem={problem}
      isDisabled={isVisitor}
      isBusy={loading}
      onChange={(changed) => {
        setText(changed);
        setProblem(null);
      }}
      onSubmit={() => void submit()}
    >
      {isVisitor ? (
        <Button variant="secondary" onClick={askSignIn}>
          {STRINGS.signIn}
        </Button>
      ) : (
        <Button type="submit" busy={loading}>
          {loading ? STRINGS.submitting : STRINGS.submit}
        </Button>
      )}
      <LazyLeaveDialog guard={guard} />
    </CommentBox>
  );
}
