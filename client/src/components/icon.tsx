import type { ReactNode } from 'react';
import { CLOSE, type DrawingProps, IconFrame, MENU, PAW, REFRESH } from './icon-frame';
import styles from './icon.module.css';

/** Drawn for this product on a 24 × 24 grid with a line of 1.8. */
const DRAWINGS = {
  close: CLOSE,
  menu: MENU,
  paw: PAW,
  refresh: REFRESH,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  map: (
    <>
      <path d="m3.5 6.5 5.5-2 6 2.2 5.5-2v12.8l-5.5 2-6-2.2-5.5 2z" />
      <path d="M9 4.5v12.8M15 6.7v12.8" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21c4.6-4.7 7-8.2 7-11.4A7 7 0 0 0 5 9.6C5 12.8 7.4 16.3 12 21z" />
      <circle cx="12" cy="9.6" r="2.6" />
    </>
  ),
  phone: (
    <path d="M6.2 3.8h2.6l1.7 4.3-2 1.6a12 12 0 0 0 5.8 5.8l1.6-2 4.3 1.7v2.6a2.4 2.4 0 0 1-2.6 2.4A15.6 15.6 0 0 1 3.8 6.4a2.4 2.4 0 0 1 2.4-2.6z" />
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.2l3.4 2" />
    </>
  ),
  moon: <path d="M19.5 14.6A8 8 0 0 1 9.4 4.5a8 8 0 1 0 10.1 10.1z" />,
  calendar: (
    <>
      <rect x="4" y="5.5" width="16" height="14.5" rx="2.5" />
      <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
    </>
  ),
  parking: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4" />
      <path d="M9.8 16.5v-9h3a2.8 2.8 0 0 1 0 5.6h-3" />
    </>
  ),
  ruler: (
    <>
      <path d="m3.8 15.2 11.4-11.4 5 5L8.8 20.2z" />
      <path d="m7.5 11.5 2 2M10.5 8.5l2.8 2.8M13.5 5.5l2 2" />
    </>
  ),
  leash: (
    <>
      <circle cx="7" cy="6.5" r="3" />
      <path d="M9.2 8.6c3 2.6.400 5.7 2.6 7.7 1.6 1.5 3.7.300 4.7-.9" />
      <path d="m16.5 15.4 3.4-.9-.4 3.6a1.8 1.8 0 1 1-3-2.7z" />
    </>
  ),
  won: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m7.8 9 2.1 6.2L12 9.6l2.1 5.6L16.2 9M7 12h10" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5S9.6 5.8 12 3.5z" />
    </>
  ),
  home: <path d="m4 11.5 8-7 8 7M6.3 9.7V19h4v-4.8h3.4V19h4V9.7" />,
  tree: (
    <>
      <path d="M12 3.5c3 0 5.3 2.3 5.3 5 1.4.8 2 2 2 3.3 0 2.3-1.9 4-4.3 4H9c-2.4 0-4.3-1.7-4.3-4 0-1.3.6-2.5 2-3.3 0-2.7 2.3-5 5.3-5z" />
      <path d="M12 10v10.5" />
    </>
  ),
  route: (
    <>
      <circle cx="6" cy="18" r="2.3" />
      <circle cx="18" cy="6" r="2.3" />
      <path d="M8.3 18h6.2a3 3 0 0 0 0-6h-5a3 3 0 0 1 0-6h6.2" />
    </>
  ),
  locate: (
    <>
      <circle cx="12" cy="12" r="5.8" />
      <path d="M12 2.8v3.4M12 17.8v3.4M2.8 12h3.4M17.8 12h3.4" />
      <circle cx="12" cy="12" r="1.4" className={styles.solid} />
    </>
  ),
  frame: (
    <path d="M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20H6a2 2 0 0 1-2-2v-2.5" />
  ),
  filter: (
    <>
      <path d="M4 7h8.5M18 7h2M4 17h2M11.5 17H20" />
      <circle cx="15.2" cy="7" r="2.5" />
      <circle cx="8.8" cy="17" r="2.5" />
    </>
  ),
  list: <path d="M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4 6.5h.5M4 12h.5M4 17.5h.5" />,
  share: (
    <>
      <path d="M12 14.5v-11M8 7l4-3.7L16 7" />
      <path d="M7 11H5.5v9h13v-9H17" />
    </>
  ),
  copy: (
    <>
      <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.5" />
      <path d="M15.5 8.5V6A2.5 2.5 0 0 0 13 3.5H6A2.5 2.5 0 0 0 3.5 6v7A2.5 2.5 0 0 0 6 15.5h2.5" />
    </>
  ),
  external: (
    <path d="M13.5 4H20v6.5M20 4l-9 9M10 5.5H6A2.5 2.5 0 0 0 3.5 8v10A2.5 2.5 0 0 0 6 20.5h10a2.5 2.5 0 0 0 2.5-2.5v-4" />
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11.2v5M12 7.8v.2" />
    </>
  ),
  warning: (
    <>
      <path d="M12 4 21 19.5H3z" />
      <path d="M12 10v4.2M12 16.7v.2" />
    </>
  ),
  blocked: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m6 6 12 12" />
    </>
  ),
  check: <path d="m4.5 12.5 5 5 10-11" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  star: <path className={styles.solid} d="m12 3.3 2.7 5.5 6 .9-4.3 4.2 1 6-5.4-2.8-5.4 2.8 1-6-4.3-4.2 6-.9z" />,
  heart: <path d="M12 20C6.5 16 3.5 12.7 3.5 9.2A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2.2c0 3.5-3 6.8-8.5 10.8z" />,
  dog: (
    <>
      <path d="M7.5 5.5C5 4.5 3.3 6.2 3.5 9c.1 1.9.9 3.5 2.2 3.8M16.5 5.5C19 4.5 20.7 6.2 20.5 9c-.1 1.9-.9 3.5-2.2 3.8" />
      <path d="M7.5 5.5C8.8 4.8 10.3 4.5 12 4.5s3.2.3 4.5 1c1.3 2 1.8 4.6 1.8 7.3 0 4.2-2.5 7.2-6.3 7.2s-6.3-3-6.3-7.2c0-2.7.5-5.3 1.8-7.3z" />
      <path d="M9.2 11v.3M14.8 11v.3M10.6 14.5h2.8L12 16z" />
    </>
  ),
  cat: (
    <>
      <path d="M5 4.5 8.8 7a10 10 0 0 1 6.4 0L19 4.5c.6 2.2.9 4.8.9 7.5 0 4.5-3 8-7.9 8s-7.9-3.5-7.9-8c0-2.7.3-5.3.9-7.5z" />
      <path d="M9 11.3v.3M15 11.3v.3M11 14.5h2l-1 1zM2.5 14l3 .3M21.5 14l-3 .3" />
    </>
  ),
  'chevron-left': <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />,
  'chevron-right': <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />,
  'chevron-down': <path d="m5.5 9.5 6.5 6.5 6.5-6.5" />,
  'chevron-up': <path d="m5.5 14.5 6.5-6.5 6.5 6.5" />,
  'chevrons-left': <path d="m12 6-6 6 6 6M18.5 6l-6 6 6 6" />,
  'chevrons-right': <path d="m12 6 6 6-6 6M5.5 6l6 6-6 6" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof DRAWINGS;

interface IconProps extends DrawingProps {
  name: IconName;
}

/** The shapes inside an icon. */
export const drawingOf = (name: IconName): ReactNode => DRAWINGS[name];

export const Icon = ({ name, ...rest }: IconProps) => <IconFrame {...rest}>{DRAWINGS[name]}</IconFrame>;
