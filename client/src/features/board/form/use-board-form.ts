import { useState } from 'react';
import { BOARD_RULES } from '../../../graphql/constants.generated';
import { type BoardValues, isTouched } from './board-values';
import { type BoardProblems, checkBoard, isComplete, problemsOf } from './check-board';

/** Values of the form, what is wrong with them, and how far their files are. `initial` is what leaving would return to. */
export function useBoardForm(initial: BoardValues, keptCount = 0) {
  const [values, setValues] = useState(initial);
  const [refused, setRefused] = useState<BoardProblems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const found = checkBoard(values);
  const isWhole = isComplete(values, keptCount);

  const change = (part: Partial<BoardValues>) => {
    setValues((former) => ({ ...former, ...part }));
    // What was said is not about what stands there now.
    setRefusal(null);
    setRefused({});
  };

  /** @param send reports its progress; what it throws is told by `textOf`, null for nothing to tell */
  const save = async (
    send: (onProgress: (part: number) => void) => Promise<void>,
    textOf: (error: unknown) => string | null,
  ): Promise<void> => {
    setRefusal(null);
    setRefused({});
    setIsSaving(true);
    try {
      await send(setProgress);
    } catch (error) {
      setRefused(problemsOf(error));
      setRefusal(textOf(error));
    } finally {
      setIsSaving(false);
      setProgress(null);
    }
  };

  return {
    values,
    change,
    problems: {
      title: found.title ?? refused.title,
      content: found.content ?? refused.content,
      attachments: refused.attachments,
    } satisfies BoardProblems,
    canSave: isWhole && !found.title && !found.content,
    /** Reason why saving is disabled that no field error explains. */
    hint: isWhole ? null : BOARD_RULES.emptyText,
    isTouched: isTouched(values, initial),
    isSaving,
    progress,
    refusal,
    save,
  };
}
