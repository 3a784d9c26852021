import type { ReactNode } from 'react';
import styles from './feature-drawing.module.css';

const DRAWINGS = {
  data: (
    <>
      <path className={styles.paper} d="M22 26l32-10 36 10 32-10v66l-32 10-36-10-32 10z" />
      <path d="M54 16v66M90 26v66" />
      <path className={styles.accent} d="M72 66C60 53 54 45 54 36a18 18 0 0 1 36 0c0 9-6 17-18 30z" />
      <path className={styles.light} d="m64 36 6 6 10-11" />
    </>
  ),
  filter: (
    <>
      <path className={styles.paper} d="M20 16h104a6 6 0 0 1 6 6v60a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z" />
      <path d="M28 36h88M28 54h88M28 72h88" />
      <circle className={styles.accent} cx="48" cy="36" r="8" />
      <circle className={styles.meadow} cx="94" cy="54" r="8" />
      <circle className={styles.accent} cx="66" cy="72" r="8" />
    </>
  ),
  review: (
    <>
      <path
        className={styles.paper}
        d="M22 14h100a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8H68L50 92V76H22a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8z"
      />
      <path className={styles.star} d="m36 28 3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1zM60 28l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" />
      <path d="M26 60h36M82 62l10-13 8 9 6-6 12 10M82 28h36v34H82z" />
      <circle className={styles.star} cx="106" cy="38" r="4" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export function FeatureDrawing({ of }: { of: keyof typeof DRAWINGS }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 144 104" width="144" height="104" aria-hidden="true" focusable="false">
      {DRAWINGS[of]}
    </svg>
  );
}
