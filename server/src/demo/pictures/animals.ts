import { CREAM, INK, ORANGE } from './palette';

export interface Coat {
  fur: string;
  /** Ears, patches, tail's tip. */
  dark: string;
  /** Muzzle and chest. */
  light: string;
  ears: 'hanging' | 'pricked' | 'round';
  isCat?: boolean;
  stripes?: boolean;
  patch?: boolean;
  collar?: string;
}

export const COATS = {
  corgi: { fur: '#E2A05B', dark: '#C67F3C', light: CREAM, ears: 'pricked', collar: '#2F7D4F' },
  beagle: { fur: CREAM, dark: '#9A5B33', light: '#FFFFFF', ears: 'hanging', patch: true, collar: ORANGE },
  poodle: { fur: '#B97A4B', dark: '#94592F', light: '#D6A478', ears: 'round', collar: '#1D5FA8' },
  bichon: { fur: '#FFFDF9', dark: '#EADFD0', light: '#FFFFFF', ears: 'round', collar: ORANGE },
  jindo: { fur: '#F3E3C8', dark: '#DDBE8F', light: '#FFFBF1', ears: 'pricked', collar: '#B42318' },
  retriever: { fur: '#EAC58A', dark: '#D3A25C', light: '#F8E6C4', ears: 'hanging', collar: '#1D5FA8' },
  schnauzer: { fur: '#8F8B88', dark: '#5F5B59', light: '#D9D6D1', ears: 'hanging', collar: ORANGE },
  shiba: { fur: '#D98A45', dark: '#B96A2A', light: '#FFF3E2', ears: 'pricked', collar: '#2F7D4F' },
  cheese: { fur: '#F0B368', dark: '#D48A3C', light: '#FFF3E0', ears: 'pricked', isCat: true, stripes: true },
  mackerel: { fur: '#A7A19B', dark: '#716B66', light: '#F1EDE8', ears: 'pricked', isCat: true, stripes: true },
  tuxedo: { fur: '#4A423E', dark: '#2F2926', light: '#FFFBF5', ears: 'pricked', isCat: true, collar: ORANGE },
  calico: { fur: '#FFF8EE', dark: '#C9793A', light: '#FFFFFF', ears: 'pricked', isCat: true, patch: true },
} satisfies Record<string, Coat>;

export type CoatName = keyof typeof COATS;

interface Stand {
  x: number;
  /** Of the ground under its paws. */
  y: number;
  scale?: number;
  isFlipped?: boolean;
}

const placed = ({ x, y, scale = 1, isFlipped = false }: Stand, drawing: string) =>
  `<g transform="translate(${x} ${y}) scale(${isFlipped ? -scale : scale} ${scale})">${drawing}</g>`;

/** Head of some 200 units across, its middle at 0 0. */
export function head(coat: Coat, eyes: 'open' | 'closed' = 'open'): string {
  const { fur, dark, light, ears, isCat, stripes, patch } = coat;
  const pricked = isCat
    ? `<path d="M-88 -34L-82 -112L-22 -76Z" fill="${fur}"/><path d="M88 -34L82 -112L22 -76Z" fill="${fur}"/>
       <path d="M-76 -52L-73 -92L-42 -72Z" fill="#F2B8A6"/><path d="M76 -52L73 -92L42 -72Z" fill="#F2B8A6"/>`
    : `<path d="M-86 -20Q-104 -120 -74 -126Q-40 -112 -20 -66Z" fill="${fur}"/><path d="M86 -20Q104 -120 74 -126Q40 -112 20 -66Z" fill="${fur}"/>
       <path d="M-74 -44Q-82 -100 -69 -103Q-50 -92 -40 -70Z" fill="${dark}"/><path d="M74 -44Q82 -100 69 -103Q50 -92 40 -70Z" fill="${dark}"/>`;
  const behind =
    ears === 'pricked'
      ? pricked
      : ears === 'round'
        ? `<circle cx="-88" cy="-6" r="44" fill="${dark}"/><circle cx="88" cy="-6" r="44" fill="${dark}"/>`
        : '';
  const before =
    ears === 'hanging'
      ? `<path d="M-62 -70C-100 -74 -122 -24 -116 24C-112 62 -82 66 -76 30C-72 0 -66 -20 -44 -58Z" fill="${dark}"/>
         <path d="M62 -70C100 -74 122 -24 116 24C112 62 82 66 76 30C72 0 66 -20 44 -58Z" fill="${dark}"/>`
      : '';
  const curls =
    ears === 'round'
      ? `<circle cx="-42" cy="-72" r="36" fill="${fur}"/><circle cx="0" cy="-84" r="40" fill="${fur}"/><circle cx="42" cy="-72" r="36" fill="${fur}"/>`
      : '';
  const marks = [
    patch ? `<path d="M12 -84C56 -92 96 -50 88 -4C74 18 34 14 24 -18C18 -44 8 -60 12 -84Z" fill="${dark}"/>` : '',
    stripes
      ? `<path d="M0 -82V-52M-24 -78L-20 -54M24 -78L20 -54M-92 6H-66M92 6H66M-88 26L-64 20M88 26L64 20" stroke="${dark}" stroke-width="9" stroke-linecap="round"/>`
      : '',
  ].join('');
  const look =
    eyes === 'closed'
      ? `<path d="M-52 -6q14 12 28 0M24 -6q14 12 28 0" fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round"/>`
      : `<circle cx="-38" cy="-8" r="11" fill="${INK}"/><circle cx="38" cy="-8" r="11" fill="${INK}"/>
         <circle cx="-34" cy="-12" r="3.6" fill="${CREAM}"/><circle cx="42" cy="-12" r="3.6" fill="${CREAM}"/>`;
  const eyed = coat === COATS.tuxedo ? look.replaceAll(`r="11" fill="${INK}"`, `r="12" fill="#E9C46A"/><circle r="0"`) : look;
  const nose = isCat
    ? `<path d="M-9 16H9L0 27Z" fill="#D9806B"/><path d="M0 27v7M-15 38c5 7 13 6 15 -3c2 9 10 10 15 3" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
       <path d="M-46 26L-96 18M-46 36L-94 42M46 26L96 18M46 36L94 42" stroke="${INK}" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>`
    : `<ellipse cx="0" cy="22" rx="16" ry="11.5" fill="${INK}"/><ellipse cx="-5" cy="18" rx="5" ry="3" fill="#6B5F58"/>
       <path d="M0 34v9M-22 43c4 11 18 12 22 1c4 11 18 10 22 -1" fill="none" stroke="${INK}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`;
  const muzzle = `<ellipse cx="0" cy="38" rx="${isCat ? 40 : 48}" ry="${isCat ? 28 : 36}" fill="${light}"/>`;
  const blaze = coat === COATS.corgi ? `<path d="M-12 -84Q0 -40 -16 20H16Q0 -40 12 -84Z" fill="${light}"/>` : '';
  const cheeks = `<circle cx="-68" cy="26" r="13" fill="#F08A6B" fill-opacity=".28"/><circle cx="68" cy="26" r="13" fill="#F08A6B" fill-opacity=".28"/>`;
  return `${behind}<ellipse cx="0" cy="0" rx="100" ry="${isCat ? 82 : 88}" fill="${fur}"/>${curls}${marks}${blaze}${muzzle}${before}${cheeks}${eyed}${nose}`;
}

/** Sitting, seen from the front; some 330 units high. */
export function sitting(coat: Coat, stand: Stand): string {
  const { fur, dark, light, collar, isCat } = coat;
  const tail = isCat
    ? `<path d="M62 -28C130 -20 150 -70 128 -118" fill="none" stroke="${dark}" stroke-width="26" stroke-linecap="round"/>`
    : `<path d="M66 -46C104 -52 118 -80 108 -108" fill="none" stroke="${fur}" stroke-width="30" stroke-linecap="round"/>`;
  return placed(
    stand,
    `<ellipse cx="0" cy="2" rx="120" ry="14" fill="${INK}" fill-opacity=".12"/>${tail}
     <path d="M-78 0C-104 -70 -70 -178 0 -178C70 -178 104 -70 78 0Z" fill="${fur}"/>
     <path d="M-40 0C-52 -70 -36 -150 0 -150C36 -150 52 -70 40 0Z" fill="${light}"/>
     <ellipse cx="-70" cy="-14" rx="36" ry="20" fill="${dark}" fill-opacity=".55"/><ellipse cx="70" cy="-14" rx="36" ry="20" fill="${dark}" fill-opacity=".55"/>
     <path d="M-38 -90V-6M38 -90V-6" stroke="${fur}" stroke-width="34" stroke-linecap="round"/>
     <ellipse cx="-38" cy="-6" rx="25" ry="14" fill="${light}"/><ellipse cx="38" cy="-6" rx="25" ry="14" fill="${light}"/>
     ${collar ? `<path d="M-60 -152Q0 -120 60 -152" fill="none" stroke="${collar}" stroke-width="17" stroke-linecap="round"/><circle cx="0" cy="-128" r="12" fill="#F2C14E"/>` : ''}
     <g transform="translate(0 -226)">${head(coat)}</g>`,
  );
}

/** Walking or standing, seen from the side, its head turned to the viewer; some 430 units long. */
export function walking(coat: Coat, stand: Stand, leash = false): string {
  const { fur, dark, light, collar, isCat } = coat;
  const tail = isCat
    ? `<path d="M-150 -120C-210 -140 -206 -220 -176 -236" fill="none" stroke="${fur}" stroke-width="26" stroke-linecap="round"/>`
    : `<path d="M-146 -132C-196 -144 -206 -186 -186 -206" fill="none" stroke="${dark}" stroke-width="30" stroke-linecap="round"/>`;
  const leg = (x: number, bend: number, colour: string) =>
    `<path d="M${x} -80L${x + bend} -10" stroke="${colour}" stroke-width="34" stroke-linecap="round"/><ellipse cx="${x + bend + 6}" cy="-6" rx="25" ry="12" fill="${light}"/>`;
  return placed(
    stand,
    `<ellipse cx="-10" cy="2" rx="190" ry="14" fill="${INK}" fill-opacity=".12"/>${tail}
     ${leg(-96, 22, dark)}${leg(82, -18, dark)}
     <rect x="-170" y="-176" width="300" height="118" rx="59" fill="${fur}"/>
     <path d="M-110 -74Q0 -50 110 -80Q90 -58 50 -58H-70Q-100 -58 -110 -74Z" fill="${light}"/>
     ${leg(-126, -16, fur)}${leg(104, 20, fur)}
     ${leash ? `<path d="M96 -176C40 -280 -120 -330 -330 -420" fill="none" stroke="${ORANGE}" stroke-width="7" stroke-linecap="round"/>` : ''}
     ${collar ? `<path d="M76 -158Q112 -120 158 -136" fill="none" stroke="${collar}" stroke-width="17" stroke-linecap="round"/>` : ''}
     <g transform="translate(128 -222) scale(.92)">${head(coat)}</g>`,
  );
}

/** Lying down, asleep or nearly; some 360 units long. */
export function lying(coat: Coat, stand: Stand, eyes: 'open' | 'closed' = 'closed'): string {
  const { fur, dark, light } = coat;
  return placed(
    stand,
    `<ellipse cx="0" cy="2" rx="200" ry="13" fill="${INK}" fill-opacity=".12"/>
     <path d="M120 -14C190 -8 200 -60 158 -74" fill="none" stroke="${dark}" stroke-width="26" stroke-linecap="round"/>
     <path d="M-150 0C-170 -110 -40 -140 40 -130C140 -118 170 -50 150 0Z" fill="${fur}"/>
     <ellipse cx="92" cy="-34" rx="56" ry="36" fill="${dark}" fill-opacity=".22"/>
     <ellipse cx="-150" cy="-10" rx="44" ry="15" fill="${light}"/><ellipse cx="-30" cy="-8" rx="44" ry="14" fill="${light}"/>
     <g transform="translate(-92 -88) rotate(-5)">${head(coat, eyes)}</g>`,
  );
}

/** Only what looks over an edge: head and two paws. */
export function peeking(coat: Coat, stand: Stand): string {
  return placed(
    stand,
    `<g transform="translate(0 -72)">${head(coat)}</g><ellipse cx="-62" cy="-2" rx="32" ry="22" fill="${coat.light}"/><ellipse cx="62" cy="-2" rx="32" ry="22" fill="${coat.light}"/>
     <path d="M-70 -2v12M-56 -2v12M56 -2v12M70 -2v12" stroke="${INK}" stroke-opacity=".25" stroke-width="4" stroke-linecap="round"/>`,
  );
}
