/** What the form holds. */
export interface BoardValues {
  title: string;
  content: string;
  isPrivate: boolean;
  /** Picked files. */
  files: readonly File[];
  /** Names of stored files that are to go. */
  removed: readonly string[];
}

export const EMPTY_BOARD: BoardValues = { title: '', content: '', isPrivate: false, files: [], removed: [] };

/** Whether leaving would lose something. */
export function isTouched(values: BoardValues, initial: BoardValues): boolean {
  const { title, content, isPrivate, files, removed } = values;
  return (
    title !== initial.title ||
    content !== initial.content ||
    isPrivate !== initial.isPrivate ||
    files.length > 0 ||
    removed.length > 0
  );
}
