/** Trail bytes of syllables outside KS X 1001, in this order. */
const EXTENSION_TRAILS = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0x81, 0xfe],
].flatMap(([from = 0, to = -1]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));

let table: Uint16Array | undefined;

/**
 * Two bytes → character. Node's 'euc-kr' covers only KS X 1001, without the 8,822 syllables that windows-949 adds (똠, 샾, 펲 …). The
 * added syllables need no data: in code point order they fill the free positions in byte order.
 */
function cp949Table(): Uint16Array {
  if (table) return table;
  table = new Uint16Array(0x10000);
  const euckr = new TextDecoder('euc-kr');
  const covered = new Set<number>();
  for (let lead = 0xa1; lead <= 0xfe; lead++) {
    for (let trail = 0xa1; trail <= 0xfe; trail++) {
      const code = euckr.decode(Uint8Array.of(lead, trail)).charCodeAt(0);
      const isPrivateUse = code >= 0xe000 && code <= 0xf8ff;
      if (code === 0xfffd || code < 0x80 || isPrivateUse) continue;
      table[(lead << 8) | trail] = code;
      covered.add(code);
    }
  }
  table[0xa2e6] = '€'.charCodeAt(0);
  table[0xa2e7] = '®'.charCodeAt(0);
  let syllable = 0xac00;
  for (let lead = 0x81; lead <= 0xc6; lead++) {
    for (const trail of EXTENSION_TRAILS) {
      if (lead > 0xa0 && trail > 0xa0) continue;
      while (covered.has(syllable)) syllable++;
      if (syllable > 0xd7a3) return table;
      table[(lead << 8) | trail] = syllable++;
    }
  }
  return table;
}

/** Streaming CP949 (windows-949) decoder with TextDecoder's interface; throws on the first invalid byte. */
export class Cp949Decoder {
  private lead = 0;

  decode(bytes: Uint8Array = new Uint8Array(), { stream = false }: { stream?: boolean } = {}): string {
    const characters = cp949Table();
    const units = new Uint16Array(bytes.length + 1);
    let length = 0;
    for (const byte of bytes) {
      if (this.lead) {
        const character = characters[(this.lead << 8) | byte];
        if (!character) throw new TypeError('The encoded data was not valid for encoding cp949');
        units[length++] = character;
        this.lead = 0;
      } else if (byte < 0x80) units[length++] = byte;
      else this.lead = byte;
    }
    if (!stream && this.lead) throw new TypeError('The encoded data ends within a character');
    return Buffer.from(units.buffer, 0, length * 2).toString('utf16le');
  }
}
