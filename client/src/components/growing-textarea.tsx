import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import styles from './growing-textarea.module.css';

/** As high as its text, up to `maxHeight` pixels. */
export function GrowingTextarea({ maxHeight, ...rest }: ComponentProps<'textarea'> & { maxHeight: number }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { value } = rest;
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    // `scrollHeight` is the needed height only while none is set.
    current.style.height = 'auto';
    const border = current.offsetHeight - current.clientHeight;
    current.style.height = `${Math.min(maxHeight, current.scrollHeight + border)}px`;
  }, [value, maxHeight]);
  return <textarea rows={1} {...rest} ref={box} className={styles.box} style={{ maxHeight }} />;
}
