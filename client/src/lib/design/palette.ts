/** Every colour of the client in both themes. `npm run generate` writes tokens.generated.css from it, antd and the map take it as it is. */
export const PALETTE = {
  ink: { light: '#2a2320', dark: '#f4ece4' },
  muted: { light: '#6b5f58', dark: '#b8aa9e' },
  disabled: { light: '#75695f', dark: '#a4978c' },
  cream: { light: '#fffbf5', dark: '#1b1714' },
  creamDeep: { light: '#fdf3e6', dark: '#2d2620' },
  surface: { light: '#ffffff', dark: '#26201c' },
  line: { light: '#efe6db', dark: '#3a322c' },
  fieldBorder: { light: '#8c7f76', dark: '#8c7f76' },

  primary: { light: '#c2410c', dark: '#fb923c' },
  primaryHover: { light: '#9a3412', dark: '#fdba74' },
  primaryTint: { light: '#ffedd5', dark: '#43290f' },
  meadow: { light: '#2f7d4f', dark: '#6fcf97' },
  meadowTint: { light: '#e9f4ec', dark: '#1f3527' },
  caution: { light: '#8f5a00', dark: '#fbbf24' },
  danger: { light: '#b42318', dark: '#f97066' },
  dangerTint: { light: '#fdecea', dark: '#40201c' },
  info: { light: '#1d5fa8', dark: '#7fb2f0' },
  infoTint: { light: '#e8f0fa', dark: '#1c2d41' },
  star: { light: '#f59e0b', dark: '#fbbf24' },
} as const;

export type Theme = 'light' | 'dark';
export type Color = keyof typeof PALETTE;
