import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { Stack } from '../../../components/kit';
import { failureText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { AS_VISITOR } from '../../../lib/session/session-link';
import { useSession } from '../../../lib/session/use-session';
import { useSubmit } from '../../../lib/use-submit';
import { useConfirmEmailMutation } from './recovery.generated';
import { STRINGS } from './strings';

const { confirm: TEXTS } = STRINGS;

/** Opened by a link. A button, because programs that check mails open links too. */
export function ConfirmEmail({ token }: { token: string }) {
  const client = useApolloClient();
  const { viewer } = useSession();
  const [isDone, setIsDone] = useState(false);
  const { submit, isBusy, problem, fieldErrors } = useSubmit(useConfirmEmailMutation(), {
    textOf: (error) => failureText(error, TEXTS.failed),
  });
  const confirm = () =>
    submit({ variables: { input: { token } }, context: AS_VISITOR }, async () => {
      setIsDone(true);
      // A changed e-mail has ended the session of this browser as well.
      await client.resetStore().catch(() => undefined);
    });
  const leave = viewer ? (
    <ButtonLink to={paths.member(viewer.email)}>{TEXTS.toOwnPage}</ButtonLink>
  ) : (
    <ButtonLink to={paths.login()}>{TEXTS.toLogin}</ButtonLink>
  );

  if (isDone)
    return (
      <Stack gap={4} role="status">
        <h1>{TEXTS.doneTitle}</h1>
        <p>{TEXTS.doneText}</p>
        {leave}
      </Stack>
    );
  if (!token || fieldErrors.token)
    return (
      <Stack gap={4} role="alert">
        <h1>{STRINGS.staleTitle}</h1>
        <p>{TEXTS.stale}</p>
        {leave}
      </Stack>
    );
  return (
    <Stack gap={4}>
      <h1>{TEXTS.title}</h1>
      <p>{TEXTS.lead}</p>
      <FormAlert text={problem} />
      <Button busy={isBusy} onClick={() => confirm()}>
        {isBusy ? TEXTS.busy : TEXTS.submit}
      </Button>
    </Stack>
  );
}
