import { type TextareaHTMLAttributes, useLayoutEffect, useRef } from 'react';
import styles from './growing-textarea.module.css';

interface GrowingTextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  value: string;
  /** In pixels; a longer text scrolls. */
  maxHeight: number;
}

/** As high as its text, up to a limit. */
export function GrowingTextarea({ maxHeight, ...rest }: GrowingTextareaProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { value } = rest;
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    // What it needs shows only while nothing is given.
    current.style.height = 'auto';
    const border = current.offsetHeight - current.clientHeight;
    current.style.height = `${Math.min(maxHeight, current.scrollHeight + border)}px`;
  }, [value, maxHeight]);
  return <textarea rows={1} {...rest} ref={box} className={styles.box} style={{ maxHeight }} />;
}
