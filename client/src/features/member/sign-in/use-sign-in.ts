import { useState } from 'react';
import { failureText } from '../../../lib/error-text';
import { AS_VISITOR } from '../../../lib/session/session-link';
import { useSignInMutation } from './sign-in.generated';
import { STRINGS } from './strings';

interface Credentials {
  email: string;
  password: string;
}

/** @param onToken told the token of the new session */
export function useSignIn(onToken: (token: string) => void) {
  const [signIn, { loading }] = useSignInMutation({ context: AS_VISITOR });
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (typed: Partial<Credentials>): Promise<void> => {
    const email = typed.email?.trim() ?? '';
    const password = typed.password?.trim() ?? '';
    const found = email && password ? await attempt({ email, password }) : { problem: STRINGS.bothNeeded };
    setProblem(found.problem ?? null);
    if (found.token) onToken(found.token);
  };

  const attempt = async (input: Credentials): Promise<{ token?: string; problem?: string }> => {
    try {
      const { data } = await signIn({ variables: { input } });
      const token = data?.signIn.token;
      return token ? { token } : { problem: STRINGS.noToken };
    } catch (error) {
      return { problem: failureText(error, STRINGS.refused) };
    }
  };

  return { submit, problem, isBusy: loading };
}
