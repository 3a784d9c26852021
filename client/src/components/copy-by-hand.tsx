import { useEffect, useId, useRef } from 'react';
import styles from './copy-by-hand.module.css';
import { Stack } from './kit';

interface CopyByHandProps {
  /** What is to be copied, in a word or two. */
  label: string;
  text: string;
}

const HINT = '이 브라우저에서는 바로 복사할 수 없어요. 아래 글을 골라 복사해 주세요.';

/** The last way to copy: the text, already selected. */
export function CopyByHand({ label, text }: CopyByHandProps) {
  const field = useRef<HTMLInputElement>(null);
  const hint = useId();
  useEffect(() => field.current?.select(), [text]);
  return (
    <Stack gap={2} className={styles.panel}>
      <p id={hint} role="status">
        {HINT}
      </p>
      <input
        ref={field}
        className={styles.field}
        aria-label={label}
        aria-describedby={hint}
        readOnly
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Stack>
  );
}
