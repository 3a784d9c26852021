import type { ReactNode } from 'react';
import styles from './promotion.module.css';

/** Drawn for this product on a 96 × 96 grid: a stamp's rim, and in it what the product stands on. */
const DRAWINGS = {
  data: (
    <>
      <path className={styles.fill} d="M28 34c0-5 9-9 20-9s20 4 20 9v28c0 5-9 9-20 9s-20-4-20-9z" />
      <path d="M28 34c0-5 9-9 20-9s20 4 20 9-9 9-20 9-20-4-20-9zM28 34v28c0 5 9 9 20 9 2.5 0 4.9-.2 7-.6M68 34v15M28 48c0 5 9 9 20 9 1.4 0 2.7 0 4-.2" />
      <circle className={styles.solid} cx="66" cy="63" r="11" />
      <path className={styles.light} d="m61 63 3.6 3.6 6.6-7" />
    </>
  ),
  map: (
    <>
      <path className={styles.fill} d="m24 36 16-6 16 6 16-6v34l-16 6-16-6-16 6z" />
      <path d="m24 36 16-6 16 6 16-6v34l-16 6-16-6-16 6zM40 30v34M56 60v10" />
      <path className={styles.solid} d="M56 58C47.5 48.5 43 42.5 43 36a13 13 0 0 1 26 0c0 6.5-4.5 12.5-13 22z" />
      <g className={styles.paw} transform="translate(56 36.5)">
        <ellipse cx="-5.4" cy="-.6" rx="1.6" ry="2.1" />
        <ellipse cx="-2" cy="-4.3" rx="1.7" ry="2.3" />
        <ellipse cx="2" cy="-4.3" rx="1.7" ry="2.3" />
        <ellipse cx="5.4" cy="-.6" rx="1.6" ry="2.1" />
        <path d="M0-.6c2.3 0 4.4 2.5 4.4 4.4 0 1.4-1 2-2.2 2-.9 0-1.5-.4-2.2-.4s-1.3.4-2.2.4c-1.2 0-2.2-.6-2.2-2C-4.4 1.9-2.3-.6 0-.6z" />
      </g>
    </>
  ),
  review: (
    <>
      <path className={styles.fill} d="M30 26h36a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H50L38 73V62h-8a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6z" />
      <path d="M30 26h36a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H50L38 73V62h-8a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6z" />
      <path className={styles.star} d="m48 31.5 3.7 7.6 8.3 1.2-6 5.9 1.4 8.3-7.4-3.9-7.4 3.9 1.4-8.3-6-5.9 8.3-1.2z" />
    </>
  ),
  trust: (
    <>
      <path className={styles.fill} d="M48 23c7 5 14 7 22 7 0 20-6 35-22 44-16-9-22-24-22-44 8 0 15-2 22-7z" />
      <path d="M48 23c7 5 14 7 22 7 0 20-6 35-22 44-16-9-22-24-22-44 8 0 15-2 22-7z" />
      <path className={styles.solid} d="M48 62c-8-5.5-13-10.3-13-16.3a7 7 0 0 1 13-3.6 7 7 0 0 1 13 3.6c0 6-5 10.8-13 16.3z" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type PromotionLogoName = keyof typeof DRAWINGS;

export function PromotionLogo({ name }: { name: PromotionLogoName }) {
  return (
    <svg
      className={`${styles.logo} ${styles[name]}`}
      viewBox="0 0 96 96"
      width="96"
      height="96"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.ground} cx="48" cy="48" r="46" />
      <circle className={styles.rim} cx="48" cy="48" r="41" />
      {DRAWINGS[name]}
    </svg>
  );
}
