import { useId, useRef, useState } from 'react';
import { ATTACHMENT_TYPES, attachmentProblem } from '../lib/attachment-problem';
import { Button } from './button';
import styles from './file-picker.module.css';
import { Icon } from './icon';
import { KeptFileRow, type KeptFile } from './kept-file-row';
import { PickedFileRow } from './picked-file-row';

interface FilePickerProps {
  label: string;
  /** Those that are there already, and which of them are to go, by name. */
  kept?: readonly KeptFile[];
  removed?: readonly string[];
  /** Those that were picked. */
  files: readonly File[];
  /** How many there may be in all. */
  max: number;
  /** What is said when there are more. */
  maxText: string;
  isDisabled?: boolean;
  /** What the server said about them. */
  problem?: string | undefined;
  onChange: (files: File[]) => void;
  onChangeRemoved?: (names: string[]) => void;
}

const STRINGS = {
  hint: '사진, PDF, 한글, 워드, 엑셀, 파워포인트, TXT, CSV, ZIP\u00a0(하나에 10MB까지)',
  pick: '파일 고르기',
  count: (count: number, max: number) => `${count} / ${max}`,
  spokenCount: (count: number, max: number) => `파일 ${max}개까지 올릴 수 있고 지금 ${count}개예요`,
};

/** Several files of any allowed kind: what is there and may be taken away, what was picked, each with its name. */
export function FilePicker({
  label,
  kept = [],
  removed = [],
  files,
  max,
  maxText,
  isDisabled,
  problem,
  onChange,
  onChangeRemoved,
}: FilePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState<string[]>([]);
  const count = kept.length - removed.length + files.length;

  const pick = (picked: File[]) => {
    if (picked.length === 0) return;
    const problems = picked.map(attachmentProblem);
    const good = picked.filter((_file, index) => problems[index] === null);
    const room = Math.max(0, max - count);
    // The same words once, however many files they are about.
    setRefusals([...new Set([...problems.filter((text) => text !== null), ...(good.length > room ? [maxText] : [])])]);
    if (room > 0 && good.length > 0) onChange([...files, ...good.slice(0, room)]);
  };

  const drop = (index: number) => {
    setRefusals([]);
    onChange(files.filter((_file, other) => other !== index));
    // The pressed button is gone: the keyboard goes on from the one that is always there.
    group.current?.querySelector<HTMLButtonElement>('[data-pick]')?.focus();
  };

  const toggleKept = (name: string) => {
    const isRemoved = removed.includes(name);
    // Taking one back may be one too many by now.
    setRefusals(isRemoved && count >= max ? [maxText] : []);
    if (isRemoved && count >= max) return;
    onChangeRemoved?.(isRemoved ? removed.filter((other) => other !== name) : [...removed, name]);
  };

  return (
    <div ref={group} className={styles.picker} role="group" aria-labelledby={id}>
      <div className={styles.head}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span className={styles.count} role="img" aria-label={STRINGS.spokenCount(count, max)}>
          {STRINGS.count(count, max)}
        </span>
      </div>
      {(kept.length > 0 || files.length > 0) && (
        <ul className={styles.files}>
          {kept.map((file) => (
            <KeptFileRow
              key={file.name}
              file={file}
              isRemoved={removed.includes(file.name)}
              isDisabled={isDisabled}
              onToggle={() => toggleKept(file.name)}
            />
          ))}
          {files.map((file, index) => (
            <PickedFileRow key={keyOf(file, index)} file={file} isDisabled={isDisabled} onRemove={() => drop(index)} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button
          data-pick
          variant="secondary"
          icon={<Icon name="plus" />}
          disabled={isDisabled}
          onClick={() => input.current?.click()}
        >
          {STRINGS.pick}
        </Button>
        <p className={styles.hint}>{STRINGS.hint}</p>
      </div>
      {(refusals.length > 0 || problem) && (
        <ul className={styles.problems} role="alert">
          {[...refusals, ...(problem ? [problem] : [])].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        accept={ATTACHMENT_TYPES}
        onChange={({ currentTarget }) => {
          pick([...(currentTarget.files ?? [])]);
          // The same file may be picked again after it was removed.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

/** Two files may have the same name. */
const keyOf = ({ name, size, lastModified }: File, index: number) => `${index} ${name} ${size} ${lastModified}`;
