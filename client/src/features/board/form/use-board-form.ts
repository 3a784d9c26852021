import { useState } from 'react';
import { BOARD_RULES } from '../../../graphql/constants.generated';
import { type BoardValues, isTouched } from './board-values';
import { checkBoard, isComplete } from './check-board';

/** Values of the form and what is wrong with them. `initial` is what leaving would return to. */
export function useBoardForm(initial: BoardValues, keptCount = 0) {
  const [values, setValues] = useState(initial);
  const found = checkBoard(values);
  const isWhole = isComplete(values, keptCount);
  return {
    values,
    change: (part: Partial<BoardValues>) => setValues((former) => ({ ...former, ...part })),
    found,
    canSave: isWhole && !found.title && !found.content,
    /** Reason why saving is disabled that no field error explains. */
    hint: isWhole ? null : BOARD_RULES.emptyText,
    isTouched: isTouched(values, initial),
  };
}
