import type { OperationVariables } from '@apollo/client';
import type { useMutation } from '@apollo/client/react';
import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { errorFacts, hasSessionEnded } from './error-text';
import { currentToken, onTokenChange } from './session/token';
import { useSignInGate } from './session/use-sign-in-gate';
import type { OnProgress } from './fetch-with-progress';

/** `context` of an operation with files among its variables (apollo-client.ts). */
const uploadContext = (onProgress: OnProgress) => ({ uploads: true, fetchOptions: { onProgress } });

interface Refusal {
  isSessionOver: boolean;
  code: string | undefined;
  text: string | null;
  fieldErrors: Record<string, string>;
}

interface SubmitOptions<Values> {
  /** What to say above the button. */
  textOf: (error: unknown) => string;
  /** antd's form: field errors are shown beside its fields. */
  form?: FormInstance<Values>;
  /** When the session has ended: `page` where the page itself asks for the sign-in, else the dialog opens, with `text` on the form too. */
  onSessionEnd?: 'page' | 'dialog' | 'dialog-and-text';
  onRefused?: (refusal: Refusal) => void;
}

type Options<Data, Variables extends OperationVariables> = Omit<
  useMutation.MutationFunctionOptions<Data, Variables>,
  'variables'
> & {
  variables: Variables;
  /** Files are among the variables. */
  hasFiles?: boolean;
};

/** Submits a form: busy, upload progress, and why it was refused. */
export function useSubmit<Data, Variables extends OperationVariables, Values = unknown>(
  [mutate]: useMutation.ResultTuple<Data, Variables>,
  { textOf, form, onSessionEnd = 'page', onRefused }: SubmitOptions<Values>,
) {
  const { promptSignInAgain } = useSignInGate();
  const [isBusy, setIsBusy] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // "The session has ended" no longer applies once another one starts.
  useEffect(
    () => onTokenChange(() => currentToken() !== null && setRefusal((former) => (former?.isSessionOver ? null : former))),
    [],
  );

  function refuse(error: unknown, isVisitor: boolean) {
    const isSessionOver = !isVisitor && hasSessionEnded(error);
    const { code, fieldErrors } = errorFacts(error);
    const text = isSessionOver && onSessionEnd !== 'dialog-and-text' ? null : textOf(error);
    const refused = { isSessionOver, code, text, fieldErrors };
    setRefusal(refused);
    if (form) showFieldErrors(form, fieldErrors);
    if (isSessionOver && onSessionEnd !== 'page') promptSignInAgain();
    onRefused?.(refused);
  }

  /** @param onDone runs while the form is still busy */
  async function submit(
    { hasFiles = false, ...options }: Options<Data, Variables>,
    onDone: (data: Data) => unknown,
  ): Promise<void> {
    if (isBusy) return;
    setRefusal(null);
    setIsBusy(true);
    try {
      const context = { ...options.context, ...(hasFiles && uploadContext(setProgress)) };
      const { data } = await (mutate as (given: object) => ReturnType<typeof mutate>)({ ...options, context });
      await onDone(data as Data);
    } catch (error) {
      refuse(error, options.context?.asVisitor === true);
    } finally {
      setIsBusy(false);
      setProgress(null);
    }
  }

  return {
    submit: (options: Options<Data, Variables>, onDone: (data: Data) => unknown) => void submit(options, onDone),
    isBusy,
    /** Of the files, 0 to 1; null while none are being sent. */
    progress,
    problem: refusal?.text ?? null,
    fieldErrors: refusal?.fieldErrors ?? NONE,
    code: refusal?.code,
    clear: () => setRefusal(null),
    /** For a change of a field that no error names: what was said about a picture stays until another is picked. */
    clearText: () => setRefusal((former) => former && { ...former, text: null }),
  };
}

const NONE: Record<string, string> = {};

/** Puts the server's messages next to their fields and focuses the first of them. */
function showFieldErrors<Values>(form: FormInstance<Values>, fieldErrors: Record<string, string>): void {
  // Fields that are not on the screen stay silent: the message of the answer covers them.
  const names = Object.keys(form.getFieldsValue(true) as object);
  const shown = Object.entries(fieldErrors).filter(([name]) => names.includes(name));
  form.setFields(shown.map(([name, text]) => ({ name: name as never, errors: [text] })));
  // After the next paint: fields that were disabled during the request cannot take the focus earlier.
  if (shown[0]) requestAnimationFrame(() => form.focusField(shown[0]![0]));
}
