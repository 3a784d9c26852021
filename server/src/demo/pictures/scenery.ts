import { CREAM, INK, MEADOW, ORANGE, RUST, WOOD, type Light, type LightName } from './palette';

/** A drawing is 1200 × 900; what matters stands in the middle 900, so that it can be cut upright or square. */
export const WIDTH = 1200;
export const HEIGHT = 900;

const cloud = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="#FFFFFF" fill-opacity=".75"><ellipse rx="90" ry="30"/><circle cx="-34" cy="-22" r="36"/><circle cx="22" cy="-32" r="46"/></g>`;

export function sky(light: Light, isEvening = false): string {
  const sun = isEvening ? `cx="830" cy="430" r="86"` : `cx="930" cy="170" r="76"`;
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light.skyTop}"/><stop offset=".72" stop-color="${light.skyLow}"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/><circle ${sun} fill="${light.sun}"/>
    ${isEvening ? '' : cloud(270, 190, 1.1) + cloud(690, 120, 0.75) + cloud(1120, 290, 0.9)}`;
}

export const hills = ({ far, near }: Light) =>
  `<path d="M0 520C140 400 260 400 380 480C520 360 700 350 840 470C960 400 1080 400 1200 480V900H0Z" fill="${far}"/>
   <path d="M0 600C220 500 420 560 600 600C800 520 1000 520 1200 590V900H0Z" fill="${near}"/>`;

export const ground = ({ ground: colour }: Light, y = 640) =>
  `<path d="M0 ${y}C300 ${y - 50} 900 ${y - 30} 1200 ${y + 20}V900H0Z" fill="${colour}"/>`;

export const path = (colour = '#EAD9BE') =>
  `<path d="M560 620C600 690 330 760 300 900H860C820 780 640 700 600 620Z" fill="${colour}"/>`;

export function tree(light: Light, x: number, y: number, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-14 0L-9 -190H9L14 0Z" fill="#8A5F3F"/><path d="M0 -120L46 -176" stroke="#8A5F3F" stroke-width="10" stroke-linecap="round"/>
    <g fill="${light.leaf}"><circle cx="-58" cy="-210" r="72"/><circle cx="58" cy="-216" r="76"/><circle cx="0" cy="-286" r="86"/><circle cx="0" cy="-190" r="64"/></g>
    <g fill="#FFFFFF" fill-opacity=".22"><circle cx="-30" cy="-300" r="28"/><circle cx="-74" cy="-222" r="20"/><circle cx="46" cy="-240" r="22"/></g></g>`;
}

export const pine = (x: number, y: number, scale: number, colour: string, isSnowy = false) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><rect x="-10" y="-40" width="20" height="42" fill="#8A5F3F"/>
   ${[0, 70, 140].map((up) => `<path d="M0 ${-210 - up}L${78 - up * 0.22} ${-36 - up}H${-78 + up * 0.22}Z" fill="${colour}"/>${isSnowy ? `<path d="M0 ${-210 - up}L28 ${-146 - up}L0 ${-156 - up}L-28 ${-146 - up}Z" fill="#FFFFFF"/>` : ''}`).join('')}</g>`;

/** Petals, leaves or snow, always at the same places. */
export const falling = (colour: string, count = 26) =>
  Array.from({ length: count }, (_, index) => {
    const [x, y] = [(index * 337 + 61) % WIDTH, (index * 211 + 97) % 700];
    return `<ellipse cx="${x}" cy="${y}" rx="9" ry="6" fill="${colour}" fill-opacity=".9" transform="rotate(${(index * 47) % 180} ${x} ${y})"/>`;
  }).join('');

export const flowers = (y: number, colours: readonly string[], count = 22) =>
  Array.from({ length: count }, (_, index) => {
    const [x, at] = [(index * 271 + 40) % WIDTH, y + ((index * 89) % 190)];
    return `<path d="M${x} ${at}v26" stroke="${MEADOW}" stroke-width="5"/><g fill="${colours[index % colours.length]}"><circle cx="${x - 9}" cy="${at}" r="9"/><circle cx="${x + 9}" cy="${at}" r="9"/><circle cx="${x}" cy="${at - 9}" r="9"/><circle cx="${x}" cy="${at + 9}" r="9"/></g><circle cx="${x}" cy="${at}" r="6" fill="#F2C14E"/>`;
  }).join('');

export const sea = ({ water }: Light) =>
  `<rect y="470" width="1200" height="230" fill="${water}"/>${[510, 560, 615]
    .map((y, index) =>
      [90, 420, 800, 1060]
        .map(
          (x) =>
            `<path d="M${x + index * 60} ${y}q26 -16 52 0t52 0" fill="none" stroke="#FFFFFF" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/>`,
        )
        .join(''),
    )
    .join('')}
   <path d="M0 690C200 650 330 700 520 680C740 655 950 700 1200 670V900H0Z" fill="#FFFFFF" fill-opacity=".75"/>
   <path d="M0 712C200 672 330 722 520 702C740 677 950 722 1200 692V900H0Z" fill="#F0DDB8"/>`;

export const sail = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M-46 0H46L28 24H-28Z" fill="${RUST}"/><path d="M-4 -8V-110L-52 -8Z" fill="${CREAM}"/><path d="M6 -8V-90L44 -8Z" fill="${ORANGE}"/></g>`;

/** Wall and floor of a room. */
export const room = ({ wall, floor }: Light, floorY = 640) =>
  `<rect width="1200" height="900" fill="${wall}"/><rect y="${floorY}" width="1200" height="${HEIGHT - floorY}" fill="${floor}"/>
   <rect y="${floorY - 16}" width="1200" height="16" fill="#FFFFFF" fill-opacity=".55"/>
   ${[0.3, 0.62].map((part) => `<path d="M0 ${floorY + (HEIGHT - floorY) * part}H1200" stroke="#7A4E2E" stroke-opacity=".14" stroke-width="5"/>`).join('')}`;

export function roomWindow(light: Light, lightName: LightName, x: number, y: number, width = 340, height = 300): string {
  const view =
    lightName === 'evening'
      ? `<circle cx="${x + width * 0.68}" cy="${y + height * 0.42}" r="40" fill="${light.sun}"/>`
      : `<circle cx="${x + width * 0.72}" cy="${y + height * 0.28}" r="34" fill="${light.sun}"/>`;
  return `<rect x="${x - 16}" y="${y - 16}" width="${width + 32}" height="${height + 32}" rx="12" fill="#FFFFFF"/>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${light.skyTop}"/><rect x="${x}" y="${y + height * 0.45}" width="${width}" height="${height * 0.55}" fill="${light.skyLow}"/>${view}
    <path d="M${x} ${y + height * 0.78}q${width * 0.25} -60 ${width * 0.5} -18t${width * 0.5} -12V${y + height}H${x}Z" fill="${light.near}"/>
    <path d="M${x + width / 2} ${y}V${y + height}M${x} ${y + height / 2}H${x + width}" stroke="#FFFFFF" stroke-width="12"/>`;
}

export const table = (y: number, x = 140, width = 920) =>
  `<rect x="${x + 40}" y="${y + 20}" width="36" height="300" fill="#8A5F3F"/><rect x="${x + width - 76}" y="${y + 20}" width="36" height="300" fill="#8A5F3F"/>
   <rect x="${x}" y="${y}" width="${width}" height="48" rx="24" fill="${WOOD}"/><rect x="${x}" y="${y}" width="${width}" height="20" rx="10" fill="#DDA878"/>`;

export const cup = (x: number, y: number, colour = CREAM) =>
  `<g transform="translate(${x} ${y})"><ellipse cx="0" cy="0" rx="92" ry="16" fill="#FFFFFF"/><path d="M-58 -92H58L44 -14Q40 -4 28 -4H-28Q-40 -4 -44 -14Z" fill="${colour}"/>
   <path d="M56 -76q44 -4 40 26q-4 26 -48 26" fill="none" stroke="${colour}" stroke-width="13"/><ellipse cx="0" cy="-92" rx="58" ry="14" fill="#7A4E2E"/><path d="M-20 -94q20 12 40 0q-6 -9 -20 -2q-14 -7 -20 2Z" fill="#F3DCC0"/>
   <path d="M-20 -128q-16 -22 0 -44t0 -44M20 -128q-16 -22 0 -44t0 -44" fill="none" stroke="#FFFFFF" stroke-opacity=".8" stroke-width="9" stroke-linecap="round"/></g>`;

export const icedGlass = (x: number, y: number, drink: string) =>
  `<g transform="translate(${x} ${y})"><path d="M20 -210L44 -290" stroke="${ORANGE}" stroke-width="12" stroke-linecap="round"/><path d="M-56 -200H56L44 0H-44Z" fill="#FFFFFF" fill-opacity=".6"/><path d="M-50 -150H50L42 -6H-42Z" fill="${drink}"/>
   <g fill="#FFFFFF" fill-opacity=".6"><rect x="-34" y="-144" width="32" height="32" rx="7" transform="rotate(12 -18 -128)"/><rect x="6" y="-128" width="30" height="30" rx="7" transform="rotate(-14 20 -112)"/></g></g>`;

export const cake = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><ellipse rx="100" ry="18" fill="#FFFFFF"/><path d="M-70 -8V-74L74 -96V-8Z" fill="#F6DDB2"/><path d="M-70 -54L74 -70V-52L-70 -36Z" fill="#FFFBF5"/><path d="M-70 -74L74 -96L40 -112L-60 -92Z" fill="#FFFBF5"/><circle cx="14" cy="-116" r="21" fill="#D64545"/><path d="M14 -136q8 -14 20 -10" stroke="${MEADOW}" stroke-width="6" fill="none" stroke-linecap="round"/></g>`;

export const bowl = (x: number, y: number, food: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-130 -80H130Q124 0 50 6H-50Q-124 0 -130 -80Z" fill="${CREAM}"/><path d="M-124 -54Q0 -34 124 -54" fill="none" stroke="${ORANGE}" stroke-width="9"/><ellipse cx="0" cy="-82" rx="130" ry="30" fill="#FFFFFF"/><ellipse cx="0" cy="-82" rx="112" ry="23" fill="${food}"/></g>`;

export const plant = (x: number, y: number, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 -90C-20 -170 -90 -190 -110 -180C-100 -130 -60 -90 0 -90ZM0 -90C20 -190 80 -220 108 -206C104 -150 64 -96 0 -90ZM0 -90C-24 -180 -10 -260 8 -276C34 -240 26 -150 0 -90Z" fill="#4F8F5B"/><path d="M-52 -96H52L40 0H-40Z" fill="${ORANGE}"/><rect x="-60" y="-108" width="120" height="26" rx="8" fill="${RUST}"/></g>`;

export const lamp = (x: number) =>
  `<path d="M${x} 0V150" stroke="${INK}" stroke-width="6"/><path d="M${x - 72} 214Q${x - 56} 146 ${x} 146Q${x + 56} 146 ${x + 72} 214Z" fill="${MEADOW}"/><ellipse cx="${x}" cy="216" rx="40" ry="16" fill="#FFF3C9"/>`;

export function house(light: Light, x: number, y: number, scale = 1, roof: string = ORANGE, isLit = false): string {
  const glass = isLit ? '#FFE2A0' : '#CFE6EC';
  return `<g transform="translate(${x} ${y}) scale(${scale})"><rect x="-190" y="-220" width="380" height="220" fill="${CREAM}"/><path d="M-230 -214L0 -390L230 -214Z" fill="${roof}"/><rect x="110" y="-370" width="44" height="90" fill="${RUST}"/>
    <rect x="-40" y="-140" width="80" height="140" rx="8" fill="${WOOD}"/><circle cx="24" cy="-70" r="7" fill="${CREAM}"/>
    <rect x="-160" y="-164" width="86" height="80" rx="6" fill="${glass}"/><rect x="74" y="-164" width="86" height="80" rx="6" fill="${glass}"/><path d="M-117 -164v80M-160 -124h86M117 -164v80M74 -124h86" stroke="#FFFFFF" stroke-width="7"/>
    <circle cx="0" cy="-268" r="30" fill="${glass}"/><rect x="-210" y="-4" width="420" height="14" rx="7" fill="${light.near}"/></g>`;
}

export const fence = (y: number, colour = '#FFFFFF') =>
  `<g fill="${colour}">${Array.from({ length: 17 }, (_, index) => `<path d="M${index * 74} ${y}v-96l18 -22l18 22v96Z"/>`).join('')}<rect y="${y - 84}" width="1200" height="16"/><rect y="${y - 38}" width="1200" height="16"/></g>`;

export const ball = (x: number, y: number, radius = 34) =>
  `<circle cx="${x}" cy="${y - radius}" r="${radius}" fill="#C9D94F"/><path d="M${x - radius} ${y - radius - 6}q${radius} 22 ${radius * 2} 0" fill="none" stroke="#FFFFFF" stroke-width="6"/>`;

export const bone = (x: number, y: number, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(-12) scale(${scale})" fill="#D9C4A6"><rect x="-44" y="-14" width="88" height="28"/><circle cx="-46" cy="-14" r="19"/><circle cx="-46" cy="14" r="19"/><circle cx="46" cy="-14" r="19"/><circle cx="46" cy="14" r="19"/></g>`;
