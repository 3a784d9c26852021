/** Colours of style sheets in both themes: `npm run generate` writes tokens.generated.css from them. */
export const TOKENS = {
  ink: { light: '#2a2320', dark: '#f4ece4' },
  muted: { light: '#6b5f58', dark: '#b8aa9e' },
  disabled: { light: '#75695f', dark: '#a4978c' },
  /** Empty stars and the like: never text. */
  faint: { light: '#cfc4b8', dark: '#5c5149' },
  cream: { light: '#fffbf5', dark: '#1b1714' },
  creamDeep: { light: '#fdf3e6', dark: '#2d2620' },
  surface: { light: '#ffffff', dark: '#26201c' },
  line: { light: '#efe6db', dark: '#3a322c' },
  fieldBorder: { light: '#8c7f76', dark: '#8c7f76' },
  skeleton: { light: '#f1e8dd', dark: '#332b25' },
  skeletonShine: { light: '#f9f3ea', dark: '#3e352e' },

  primary: { light: '#c2410c', dark: '#fb923c' },
  primaryHover: { light: '#9a3412', dark: '#fdba74' },
  primaryTint: { light: '#ffedd5', dark: '#43290f' },
  meadow: { light: '#2f7d4f', dark: '#6fcf97' },
  /** Text on the tint. */
  meadowDeep: { light: '#25653f', dark: '#8fdcae' },
  meadowTint: { light: '#e9f4ec', dark: '#1f3527' },
  caution: { light: '#8f5a00', dark: '#fbbf24' },
  danger: { light: '#b42318', dark: '#f97066' },
  dangerHover: { light: '#8f1a12', dark: '#fda29b' },
  dangerTint: { light: '#fdecea', dark: '#40201c' },
  info: { light: '#1d5fa8', dark: '#7fb2f0' },
  infoTint: { light: '#e8f0fa', dark: '#1f2a37' },
  star: { light: '#f59e0b', dark: '#fbbf24' },
  /** Text and drawings on primary, meadow, danger and info. */
  onFill: { light: '#ffffff', dark: '#261a12' },

  /** On what is alike in both themes: the colours of kinds, the veil over photos. */
  white: { light: '#ffffff', dark: '#ffffff' },
  veil: { light: '#2a2320b8', dark: '#2a2320b8' },
  kakao: { light: '#fee500', dark: '#fee500' },
  kakaoHover: { light: '#f5dc00', dark: '#f5dc00' },
  onKakao: { light: '#191919', dark: '#191919' },

  /** Shows a little of what is below: on the map and on photos. */
  glass: { light: '#fffbf5e0', dark: '#1b1714e0' },
  scrim: { light: '#2a232073', dark: '#000000a6' },
  shade: { light: '#2a23202e', dark: '#00000080' },
  shadeSoft: { light: '#2a23200f', dark: '#00000047' },

  mapWater: { light: '#d3e4e6', dark: '#15252b' },
  mapLand: { light: '#fcf6ea', dark: '#2a2520' },
  mapDistrict: { light: '#e6d7c3', dark: '#3f372f' },
  mapRegion: { light: '#c9ae91', dark: '#6b5b4a' },
  /** The border of what is pointed at, instead of white. */
  mapMarked: { light: '#2a2320', dark: '#fb923c' },
  mapName: { light: '#7a6859', dark: '#b5a595' },

  drawnSun: { light: '#fde4c0', dark: '#4a3218' },
  drawnLeaf: { light: '#d0e5d4', dark: '#2c4735' },
  drawnShade: { light: '#f1d9bb', dark: '#3b2f25' },
  drawnPlum: { light: '#862e9c', dark: '#c893d8' },
  drawnTrail: { light: '#dbaf89', dark: '#7d5f45' },
  drawnFur: { light: '#e3a265', dark: '#cf8f55' },
  drawnEar: { light: '#a8602c', dark: '#98562a' },
  drawnBelly: { light: '#fff4e4', dark: '#eadbc6' },
  drawnCoat: { light: '#8c7f76', dark: '#8c7f76' },
  drawnStripe: { light: '#5d524b', dark: '#4c423c' },
  drawnNose: { light: '#f3b5a2', dark: '#e2a08c' },
  drawnTongue: { light: '#ef8a80', dark: '#e57d73' },
  drawnEye: { light: '#2a2320', dark: '#1b1714' },
} as const;

/** Every colour of the client; antd and the map take them as they are. */
export const PALETTE = {
  ...TOKENS,
  mapShallows: { light: '#e4f0f0', dark: '#1a2e35' },
  mapCoast: { light: '#afc6c8', dark: '#47626a' },
  mapTint1: { light: '#fefaf2', dark: '#2d2822' },
  mapTint2: { light: '#faf3e3', dark: '#2a251e' },
  mapTint3: { light: '#f7f3e6', dark: '#282520' },
  mapTint4: { light: '#fcf2e6', dark: '#2d2620' },
  mapTint5: { light: '#f5f0e0', dark: '#27241d' },
  mapDistrictNear: { light: '#cdb392', dark: '#5d5042' },
} as const;

export type Theme = 'light' | 'dark';
export type Color = keyof typeof PALETTE;
