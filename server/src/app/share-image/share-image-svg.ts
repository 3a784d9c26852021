import { escapeHtml } from '../pages/escape-html';
import { type Lines, linesOf, widthOf } from './share-image-lines';

export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

const INK = '#2A2320';
const MUTED = '#6B5F58';
const CREAM = '#FFFBF5';
/** A shade of the tint on which a long title stays readable. */
const TINT = '#FFF1DF';
const LINE = '#EFE6DB';
const PRIMARY = '#C2410C';
const STAR = '#F59E0B';

/** The mark of client/public/favicon.svg on its grid of 32 × 32. */
const STAMP =
  'M16 1.7A4.59 4.59 0 0 1 23.15 3.62A4.59 4.59 0 0 1 28.38 8.85A4.59 4.59 0 0 1 30.3 16A4.59 4.59 0 0 1 28.38 23.15A4.59 4.59 0 0 1 23.15 28.38A4.59 4.59 0 0 1 16 30.3A4.59 4.59 0 0 1 8.85 28.38A4.59 4.59 0 0 1 3.62 23.15A4.59 4.59 0 0 1 1.7 16A4.59 4.59 0 0 1 3.62 8.85A4.59 4.59 0 0 1 8.85 3.62A4.59 4.59 0 0 1 16 1.7zM6.74 16.07A2.15 2.95 -24 1 1 10.66 14.33A2.15 2.95 -24 1 1 6.74 16.07zM10.87 10.21A2.25 3.15 -8 1 1 15.33 9.59A2.25 3.15 -8 1 1 10.87 10.21zM16.67 9.59A2.25 3.15 8 1 1 21.13 10.21A2.25 3.15 8 1 1 16.67 9.59zM21.34 14.33A2.15 2.95 24 1 1 25.26 16.07A2.15 2.95 24 1 1 21.34 14.33zM16 15.3c3.2 0 6.3 3.6 6.3 6.5 0 2-1.4 3-3.1 3-1.3 0-2.1-.6-3.2-.6s-1.9.6-3.2.6c-1.7 0-3.1-1-3.1-3 0-2.9 3.1-6.5 6.3-6.5z';
/** Of client/src/components/icon.tsx, 18 wide on a grid of 24. */
const STAR_PATH = 'm12 3.3 2.7 5.5 6 .9-4.3 4.2 1 6-5.4-2.8-5.4 2.8 1-6-4.3-4.2 6-.9z';

const LEFT = 80;
const WIDTH = SHARE_IMAGE.width - 2 * LEFT;
/** Slot of the picture. */
export const SHARE_PHOTO = { x: 740, width: 460, height: 614 } as const;
const WIDTH_BESIDE_PHOTO = SHARE_PHOTO.x - LEFT - 44;
/** Baseline of the line under the title, higher when facts follow. */
const FOOT = 534;
const FOOT_ABOVE_FACTS = 502;
const FACTS = 568;
const TITLE_STEPS = [
  { fontSize: 92, lines: 1 },
  { fontSize: 80, lines: 2 },
  { fontSize: 72, lines: 2 },
  { fontSize: 64, lines: 3 },
];
const TITLE_STEPS_BESIDE_PHOTO = [
  { fontSize: 76, lines: 1 },
  { fontSize: 66, lines: 2 },
  { fontSize: 56, lines: 3 },
];
const LINE_HEIGHT = 1.22;
/** Height of Hangul above the baseline, in ems. */
const ASCENT = 0.86;

/** Placeholder that the renderer replaces with the picture. Texts cannot contain it: their quotation marks are escaped. */
export const PHOTO_ELEMENT = `<image href="photo" x="${SHARE_PHOTO.x}" y="0" width="${SHARE_PHOTO.width}" height="${SHARE_PHOTO.height}"/>`;

/** The SVG of a card, 1200 × 630; deterministic. */
export function shareImageSvg({ label, note, title, rating, line, facts, photo }: ShareCard): string {
  const width = photo === null ? WIDTH : WIDTH_BESIDE_PHOTO;
  const set = linesOf(title, { width, steps: photo === null ? TITLE_STEPS : TITLE_STEPS_BESIDE_PHOTO });
  const hasFoot = rating !== null || line !== null;
  const foot = facts ? FOOT_ABOVE_FACTS : FOOT;
  const lastBaseline = hasFoot ? foot - 84 : FOOT - 10;
  const firstBaseline = lastBaseline - (set.lines.length - 1) * set.fontSize * LINE_HEIGHT;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_IMAGE.width}" height="${SHARE_IMAGE.height}" font-family="Pretendard">
<rect width="1200" height="630" fill="${CREAM}"/>
<path transform="translate(760 130) rotate(-14 288 288) scale(18)" fill="${TINT}" fill-rule="evenodd" d="${STAMP}"/>
${photo === null ? '' : PHOTO_ELEMENT}
<rect y="614" width="1200" height="16" fill="${PRIMARY}"/>
<path transform="translate(${LEFT - 4} 62) scale(2.125)" fill="${PRIMARY}" fill-rule="evenodd" d="${STAMP}"/>
${text('발도장', { x: LEFT + 78, y: 111, size: 42, weight: 700, fill: INK })}
${heading({ label, note, width }, firstBaseline - ASCENT * set.fontSize - 80)}
${titleLines(set, firstBaseline)}
${rating ? stars(rating, foot) : line ? text(oneLine(line, 34, width), { x: LEFT, y: foot, size: 34, weight: 500, fill: MUTED }) : ''}
${facts ? text(oneLine(facts, 34, width), { x: LEFT, y: FACTS, size: 34, weight: 500, fill: INK }) : ''}
</svg>`;
}

/** @param top of the label, 56 high */
function heading({ label, note, width }: Pick<ShareCard, 'label' | 'note'> & { width: number }, top: number): string {
  const labelText = label && oneLine(label.text, 30, 0.5 * width);
  const labelWidth = labelText ? Math.ceil(widthOf(labelText) * 30) + 44 : 0;
  const pill = labelText
    ? `<rect x="${LEFT}" y="${top}" width="${labelWidth}" height="56" rx="28" fill="${label.color}"/>
${text(labelText, { x: LEFT + labelWidth / 2, y: top + 39, size: 30, weight: 700, fill: '#FFFFFF', anchor: 'middle' })}`
    : '';
  const noteX = LEFT + (labelWidth > 0 ? labelWidth + 22 : 0);
  const noteText = note && oneLine(note, 34, LEFT + width - noteX);
  return noteText ? `${pill}${text(noteText, { x: noteX, y: top + 40, size: 34, weight: 500, fill: MUTED })}` : pill;
}

function titleLines({ lines, fontSize }: Lines, firstBaseline: number): string {
  return lines
    .map((line, index) =>
      text(line, { x: LEFT, y: firstBaseline + index * fontSize * LINE_HEIGHT, size: fontSize, weight: 700, fill: INK }),
    )
    .join('');
}

/** Filled to a tenth, next to the number. */
function stars({ average, count }: NonNullable<ShareCard['rating']>, foot: number): string {
  const places = [0, 1, 2, 3, 4].map((index) => ({ x: LEFT - 6 + index * 54, share: Math.min(1, Math.max(0, average - index)) }));
  const row = places.map(({ x, share }, index) => {
    const place = `transform="translate(${x} ${foot - 43}) scale(2.25)" d="${STAR_PATH}"`;
    const clip = `<clipPath id="star${index}"><rect x="${x + 6.5}" y="${foot - 50}" width="${round(41 * share)}" height="70"/></clipPath>`;
    return `<path fill="${LINE}" ${place}/>${share > 0 ? `${clip}<g clip-path="url(#star${index})"><path fill="${STAR}" ${place}/></g>` : ''}`;
  });
  const number = average.toFixed(1);
  const x = LEFT + 5 * 54 + 16;
  return `${row.join('')}${text(number, { x, y: foot, size: 46, weight: 700, fill: INK })}${text(
    `리뷰 ${count.toLocaleString('ko')}개`,
    { x: x + Math.ceil(widthOf(number) * 46) + 8, y: foot - 1, size: 34, weight: 500, fill: MUTED },
  )}`;
}

interface TextLook {
  x: number;
  y: number;
  size: number;
  weight: 500 | 700;
  fill: string;
  anchor?: 'middle';
}

function text(content: string, { x, y, size, weight, fill, anchor }: TextLook): string {
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}"${anchor ? ` text-anchor="${anchor}"` : ''}>${escapeHtml(content)}</text>`;
}

function oneLine(content: string, fontSize: number, width: number): string {
  return linesOf(content, { width, steps: [{ fontSize, lines: 1 }] }).lines[0] ?? '';
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Content of a share image. */
export interface ShareCard {
  /** Kind, on a coloured label. */
  label: { text: string; color: string } | null;
  /** Small text next to the label, such as the district. */
  note: string | null;
  title: string;
  /** Under the title: stars, or a line of text. */
  rating: { average: number; count: number } | null;
  line: string | null;
  /** Small lines at the bottom: conditions and hours of a place. */
  facts?: string;
  /** Path of the picture on this site. */
  photo: string | null;
}
