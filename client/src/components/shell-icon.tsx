import type { ReactNode } from 'react';
import { type DrawingProps, IconFrame } from './icon-frame';

/** What the frame of the site and its error page need; all the others come with the pages, so that the first load stays small. */
export const SHELL_DRAWINGS = {
  close: <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  refresh: <path d="M19.5 5v4.5H15M19 9.3A7.7 7.7 0 1 0 19.7 13" />,
} satisfies Record<string, ReactNode>;

interface ShellIconProps extends DrawingProps {
  name: keyof typeof SHELL_DRAWINGS;
}

/** `Icon` for what every visit loads. */
export const ShellIcon = ({ name, ...rest }: ShellIconProps) => <IconFrame {...rest}>{SHELL_DRAWINGS[name]}</IconFrame>;
