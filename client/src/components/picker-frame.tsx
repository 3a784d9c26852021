import { type ReactNode, useId } from 'react';
import { Button } from './button';
import { Icon } from './icon';
import { Meta, Row, Stack } from './kit';
import styles from './picker-frame.module.css';
import type { FilePick } from './use-file-pick';

interface PickerFrameProps {
  label: string;
  count: number;
  max: number;
  /** The count as a sentence. */
  spokenCount: string;
  /** What the files are called on the button. */
  pickText: string;
  hint: string;
  isDisabled: boolean | undefined;
  /** What the server said about them. */
  problem: string | undefined;
  pick: FilePick;
  /** The files that are there. */
  children: ReactNode;
}

/** Around several files: how many there are, the button for more, and what is wrong with them. */
export function PickerFrame({
  label,
  count,
  max,
  spokenCount,
  pickText,
  hint,
  isDisabled,
  problem,
  pick,
  children,
}: PickerFrameProps) {
  const id = useId();
  const problems = [...pick.refusals, ...(problem ? [problem] : [])];
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
      {children}
      <Row wrap className={styles.actions}>
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

/** Two files may have the same name. */
export const keyOf = ({ name, size, lastModified }: File, index: number) => `${index} ${name} ${size} ${lastModified}`;
