import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button';
import { Meta, Stack } from '../../../components/kit';
import { paths } from '../../../lib/paths';
import styles from './promotion.module.css';
import { STRINGS } from './strings';

/** What the product is built on, each under a logo of its own. */
export function Promotion() {
  return (
    <Stack as="section" gap={5} className={styles.promotion}>
      <h2>{STRINGS.promotionTitle}</h2>
      <ul className={styles.marks}>
        {(Object.keys(DRAWINGS) as LogoName[]).map((name) => (
          <Stack key={name} as="li" gap={1} align="center" justify="start">
            <Logo name={name} />
            <h3>{STRINGS.promotion[name].title}</h3>
            <Meta>{STRINGS.promotion[name].text}</Meta>
          </Stack>
        ))}
      </ul>
      <p>
        <ButtonLink variant="quiet" to={paths.about()}>
          {STRINGS.aboutLink}
        </ButtonLink>
      </p>
    </Stack>
  );
}

/** On a 96 × 96 grid. */
const DRAWINGS = {
  data: (
    <>
      <path fill="var(--surface)" stroke="none" d="M28 34c0-5 9-9 20-9s20 4 20 9v28c0 5-9 9-20 9s-20-4-20-9z" />
      <path d="M28 34c0-5 9-9 20-9s20 4 20 9-9 9-20 9-20-4-20-9zM28 34v28c0 5 9 9 20 9 2.5 0 4.9-.2 7-.6M68 34v15M28 48c0 5 9 9 20 9 1.4 0 2.7 0 4-.2" />
      <circle fill="currentcolor" stroke="var(--on-fill)" strokeWidth="2.4" cx="66" cy="63" r="11" />
      <path stroke="var(--on-fill)" d="m61 63 3.6 3.6 6.6-7" />
    </>
  ),
  map: (
    <>
      <path fill="var(--surface)" d="m24 36 16-6 16 6 16-6v34l-16 6-16-6-16 6zM40 30v34M56 60v10" />
      <path
        fill="currentcolor"
        stroke="var(--on-fill)"
        strokeWidth="2.4"
        d="M56 58C47.5 48.5 43 42.5 43 36a13 13 0 0 1 26 0c0 6.5-4.5 12.5-13 22z"
      />
      <g fill="var(--on-fill)" stroke="none" transform="translate(56 36.5)">
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
      <path fill="var(--surface)" d="M30 26h36a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H50L38 73V62h-8a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6z" />
      <path fill="var(--star)" stroke="none" d="m48 31.5 3.7 7.6 8.3 1.2-6 5.9 1.4 8.3-7.4-3.9-7.4 3.9 1.4-8.3-6-5.9 8.3-1.2z" />
    </>
  ),
  trust: (
    <>
      <path fill="var(--surface)" d="M48 23c7 5 14 7 22 7 0 20-6 35-22 44-16-9-22-24-22-44 8 0 15-2 22-7z" />
      <path
        fill="currentcolor"
        stroke="var(--on-fill)"
        strokeWidth="2.4"
        d="M48 62c-8-5.5-13-10.3-13-16.3a7 7 0 0 1 13-3.6 7 7 0 0 1 13 3.6c0 6-5 10.8-13 16.3z"
      />
    </>
  ),
} satisfies Record<string, ReactNode>;

type LogoName = keyof typeof DRAWINGS;

function Logo({ name }: { name: LogoName }) {
  return (
    <svg
      className={`${styles.logo} ${styles[name]}`}
      viewBox="0 0 96 96"
      width="96"
      height="96"
      aria-hidden="true"
      focusable="false"
    >
      <circle fill="currentcolor" stroke="none" opacity="0.1" cx="48" cy="48" r="46" />
      {/* As a stamp leaves it: not everywhere the same. */}
      <circle strokeWidth="1.6" strokeDasharray="46 3 22 4 70 3" cx="48" cy="48" r="41" />
      {DRAWINGS[name]}
    </svg>
  );
}
