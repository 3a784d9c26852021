import type { FormInstance } from 'antd';
import { useState } from 'react';
import { errorFacts, hasSessionEnded } from '../../../lib/error-code';
import { failureText } from '../../../lib/error-text';
import { showFieldErrors } from '../../../lib/form-errors';
import { uploadContext } from '../../../lib/upload/upload-context';
import { useUpdateMemberMutation } from './edit-form.generated';
import { STRINGS } from './strings';

export interface EditFields {
  nickName: string;
  info: string;
}

interface Change extends EditFields {
  password: string;
  profileImage: File | null;
  removedProfileImageNames: string[];
}

interface Refusal {
  /** Beside the form: about what was typed or picked there. Otherwise in the dialog, whose secret was wrong. */
  isAboutForm: boolean;
  text: string | null;
  photo: string | undefined;
}

export function useUpdateMember(form: FormInstance<EditFields>, onSaved: () => void) {
  const [update, { loading }] = useUpdateMemberMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  /** @returns whether the dialog has something to say */
  const save = async (input: Change): Promise<boolean> => {
    setRefusal(null);
    try {
      await update({ variables: { input }, context: input.profileImage ? uploadContext(setProgress) : undefined });
      onSaved();
      return false;
    } catch (error) {
      // The page asks for the sign-in; what was typed waits in the form.
      if (hasSessionEnded(error)) return false;
      const { profileImage } = errorFacts(error).fieldErrors;
      const isAboutForm = showFieldErrors(form, error) || profileImage !== undefined;
      setRefusal({ isAboutForm, text: failureText(error, STRINGS.failed), photo: profileImage });
      return !isAboutForm;
    } finally {
      setProgress(null);
    }
  };

  /** What was said about the photo stands until another one is picked. */
  const forgetText = () => setRefusal((said) => said && { ...said, text: null });
  return { save, refusal, forget: () => setRefusal(null), forgetText, isBusy: loading, progress };
}
