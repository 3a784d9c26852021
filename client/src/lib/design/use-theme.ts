import { useSyncExternalStore } from 'react';
import { localStore } from '../storage';
import { useMediaQuery } from '../use-media-query';
import type { Theme } from './palette';

export type ThemeChoice = Theme | 'system';

/** Read by public/theme.js. */
const KEY = 'theme';

/** `data-theme` is what every style and every reader goes by; other tabs follow the stored choice (public/theme.js). */
export function chooseTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') {
    delete dataset.theme;
    localStore.remove(KEY);
  } else {
    dataset.theme = choice;
    localStore.set(KEY, choice);
  }
}

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(onChoice, readChoice, () => 'system');

/** What is shown: for what no custom property reaches. */
export function useTheme(): Theme {
  const choice = useThemeChoice();
  const systemTheme = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  return choice === 'system' ? systemTheme : choice;
}

const readChoice = () => (document.documentElement.dataset.theme as Theme | undefined) ?? 'system';

function onChoice(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
