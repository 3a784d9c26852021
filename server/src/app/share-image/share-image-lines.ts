/** Characters that Pretendard can draw; there may be no other font. */
const DRAWABLE =
  /[^\u0020-\u007e\u00a1-\u00ac\u00ae-\u017f\u0391-\u03a1\u03a3-\u03c9\u0410-\u044f\u2010-\u2027\u2030-\u205e\u20a9\u20ac\u2103\u2116\u2122\u2190-\u2193\u2460-\u2473\u25a0\u25a1\u25cb\u25cf\u2605\u2606\u2661\u2665\u266a\u3001-\u3003\u3008-\u3011\u3041-\u3094\u309d\u309e\u30a1-\u30fe\u3131-\u3163\uac00-\ud7a3\uff01-\uff5e]/gu;

/** Advance widths of Pretendard Bold in ems, rounded up; the first match wins. Kerning only makes text narrower. */
const WIDTHS: [pattern: RegExp, ems: number][] = [
  [/[가-힣ㄱ-ㅣ]/, 0.87],
  [/ /, 0.25],
  [/[Iijl',.:;\\·‘’]/, 0.3],
  [/[rtf()[\]{}"/|!]/, 0.4],
  [/[a-ln-vx-z\-1_^`?*]/, 0.62],
  [/[A-LN-PR-VX-Z0-9#$&+<=>~]/, 0.76],
  [/[mwMQ@]/, 0.89],
  [/[ -~ぁ-ヾ！-～]/, 1],
];
const WIDEST = 1.15;

export interface Lines {
  lines: string[];
  fontSize: number;
}

interface Room {
  /** In pixels. */
  width: number;
  /** The first size that fits the whole text; the last one truncates. */
  steps: { fontSize: number; lines: number }[];
}

/** Sets a text in the largest size that fits, broken between words if possible, truncated with … if necessary. */
export function linesOf(text: string, { width, steps }: Room): Lines {
  const drawn = text.replace(/\s+/g, ' ').replace(DRAWABLE, '').replace(/ +/g, ' ').trim();
  for (const { fontSize, lines: most } of steps) {
    const lines = broken(drawn, width / fontSize);
    if (lines.length <= most) return { lines: balanced(drawn, width / fontSize, lines), fontSize };
  }
  const { fontSize, lines: most } = steps.at(-1)!;
  const lines = broken(drawn, width / fontSize).slice(0, most);
  const last = lines.length - 1;
  return { lines: [...lines.slice(0, last), cut(`${lines[last]!} `, width / fontSize)], fontSize };
}

/** In ems. */
export function widthOf(text: string): number {
  let width = 0;
  for (const char of text) width += WIDTHS.find(([pattern]) => pattern.test(char))?.[1] ?? WIDEST;
  return width;
}

function broken(text: string, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= room) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const char of word) {
      if (line && widthOf(line + char) > room) {
        lines.push(line);
        line = '';
      }
      line += char;
    }
  }
  return line ? [...lines, line] : lines;
}

/** Balances line lengths, to avoid a single word on the last line. */
function balanced(text: string, room: number, lines: string[]): string[] {
  const least = Math.max(room / 2, ...text.split(' ').map(widthOf));
  let best = lines;
  for (let narrower = room * 0.95; narrower >= least; narrower *= 0.95) {
    const tried = broken(text, narrower);
    if (tried.length > lines.length) break;
    best = tried;
  }
  return best;
}

function cut(text: string, room: number): string {
  const chars = Array.from(text);
  while (chars.length > 0 && widthOf(`${chars.join('').trimEnd()}…`) > room) chars.pop();
  return `${chars.join('').trimEnd()}…`;
}
