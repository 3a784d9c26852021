import { useCallback, useRef, useState } from 'react';
import styles from './photo.module.css';

export interface FilePickOptions {
  label: string;
  accept: string;
  multiple?: boolean;
  /** Why a file cannot be sent; null when it can. */
  problemOf: (file: File) => string | null;
  /** How many more there may be, and what is said when more were picked. */
  room: number;
  tooMany: string;
  onPick: (files: File[]) => void;
}

/** A hidden file input, a function that opens it, and why files were refused. The button that opens it has `data-pick`. */
export function useFilePick({ label, accept, multiple = false, problemOf, room, tooMany, onPick }: FilePickOptions) {
  const field = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const pick = (picked: File[]) => {
    if (picked.length === 0) return;
    const problems = picked.map(problemOf);
    const good = picked.filter((_file, index) => problems[index] === null);
    // The same words once, however many files they are about.
    setRefusals([...new Set([...problems.filter((text) => text !== null), ...(good.length > room ? [tooMany] : [])])]);
    if (room > 0 && good.length > 0) onPick(good.slice(0, room));
  };

  return {
    refusals,
    setRefusals,
    open: () => field.current?.click(),
    /** The pressed button is gone with its file: the focus goes to the one that is always there. */
    afterRemoval: () => {
      setRefusals([]);
      field.current?.parentElement?.querySelector<HTMLButtonElement>('[data-pick]')?.focus();
    },
    field: (
      <input
        ref={field}
        type="file"
        multiple={multiple}
        // Not `hidden`: antd shows every file field inside its forms.
        style={{ display: 'none' }}
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => {
          pick([...(currentTarget.files ?? [])]);
          // The same file may be picked again after it was removed.
          currentTarget.value = '';
        }}
      />
    ),
  };
}

/** A file that is still on the person's device. Fills its box unless it has a class of its own. */
export function PickedPhoto({
  file,
  alt,
  className = styles.photo,
}: {
  file: File;
  alt: string;
  className?: string | undefined;
}) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} className={className} alt={alt} />;
}
