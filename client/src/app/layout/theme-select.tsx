import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../lib/design/use-theme';
import { STRINGS } from '../strings';
import styles from './theme-select.module.css';

const CHOICES = Object.entries(STRINGS.themes) as [ThemeChoice, string][];

/** On wide screens only its drawing: the browser's own list unfolds below it. */
export const ThemeSelect = () => (
  <label className={styles.theme} title={STRINGS.theme}>
    <svg className={styles.drawing} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4a8 8 0 0 1 0 16z" />
    </svg>
    <span className={styles.name}>{STRINGS.theme}</span>
    <select
      className={styles.select}
      value={useThemeChoice()}
      onChange={({ target }) => chooseTheme(target.value as ThemeChoice)}
    >
      {CHOICES.map(([choice, label]) => (
        <option key={choice} value={choice}>
          {label}
        </option>
      ))}
    </select>
  </label>
);
