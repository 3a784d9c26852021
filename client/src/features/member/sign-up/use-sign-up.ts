import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorFacts } from '../../../lib/error-code';
import { failureText } from '../../../lib/error-text';
import { showFieldErrors } from '../../../lib/form-errors';
import { paths } from '../../../lib/paths';
import { AS_VISITOR } from '../../../lib/session/session-link';
import { showToast } from '../../../lib/toast';
import { uploadContext } from '../../../lib/upload/upload-context';
import { useSignUpMutation } from './sign-up.generated';
import type { SignUpFields } from './sign-up-problems';
import { STRINGS } from './strings';

export function useSignUp(form: FormInstance<SignUpFields>) {
  const navigate = useNavigate();
  const [signUp, { loading }] = useSignUpMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<{ text: string | null; photo: string | undefined } | null>(null);

  const submit = async ({ email, password, nickName, info = '', isAgreed }: SignUpFields, profileImage: File | null) => {
    setProblem(null);
    try {
      await signUp({
        variables: { input: { email, password, nickName, info, profileImage, agreesToTerms: isAgreed } },
        context: { ...AS_VISITOR, ...(profileImage && uploadContext(setProgress)) },
      });
      showToast({ type: 'success', text: STRINGS.success });
      void navigate(paths.home());
    } catch (error) {
      showFieldErrors(form, error);
      setProblem({ text: failureText(error, STRINGS.failed), photo: errorFacts(error).fieldErrors.profileImage });
    } finally {
      setProgress(null);
    }
  };

  /** What was said about the photo stands until another one is picked. */
  const forgetText = () => setProblem((said) => said && { ...said, text: null });
  return { submit, problem, forget: () => setProblem(null), forgetText, isBusy: loading, progress };
}
