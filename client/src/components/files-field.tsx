import { type ReactNode, useId } from 'react';
import { Button } from './button';
import styles from './files-field.module.css';
import { Icon } from './icon';
import { Meta, Row, Stack } from './kit';
import { type FilePickOptions, useFilePick } from './use-file-pick';

export interface FilesFieldProps extends Omit<FilePickOptions, 'multiple' | 'onPick'> {
  /** Picked now. */
  files: readonly File[];
  onChange: (files: File[]) => void;
  count: number;
  max: number;
  /** Both as a sentence. */
  spokenCount: string;
  /** What the files are called on the button. */
  pickText: string;
  hint: string;
  isDisabled?: boolean | undefined;
  /** What the server said about them. */
  problem?: string | undefined;
  /** The files that are there. */
  children: (pick: FilePick) => ReactNode;
}

export interface FilePick extends ReturnType<typeof useFilePick> {
  /** Two files may have the same name. */
  keyOf: (file: File) => string;
  remove: (file: File) => void;
}

/** Several files: how many there are, the button for more, and what is wrong with them. */
export function FilesField(props: FilesFieldProps) {
  const { label, files, onChange, count, max, spokenCount, pickText, hint, isDisabled, problem, children, ...rest } = props;
  const id = useId();
  const pick = useFilePick({ ...rest, label, multiple: true, onPick: (picked) => onChange([...files, ...picked]) });
  const problems = [...pick.refusals, ...(problem ? [problem] : [])];
  const list = children({
    ...pick,
    keyOf: (file) => `${files.indexOf(file)} ${file.name} ${file.size} ${file.lastModified}`,
    remove: (file) => {
      onChange(files.filter((other) => other !== file));
      pick.afterRemoval();
    },
  });
  return (
    <Stack gap={2} role="group" aria-labelledby={id}>
      <Row gap={2} align="baseline" justify="between">
        <span id={id} className={styles.label}>
          {label}
        </span>
        <Meta as="span" role="img" aria-label={spokenCount}>
          {`${count} / ${max}`}
        </Meta>
      </Row>
      {list}
      <Row gap={2} wrap>
        <Button data-pick variant="secondary" icon={<Icon name="plus" />} disabled={isDisabled} onClick={pick.open}>
          {pickText}
        </Button>
        <Meta>{hint}</Meta>
      </Row>
      {problems.length > 0 && (
        <Stack as="ul" gap={1} className={styles.problems} role="alert">
          {problems.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Stack>
      )}
      {pick.field}
    </Stack>
  );
}
