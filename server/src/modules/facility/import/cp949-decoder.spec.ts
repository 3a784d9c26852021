import { readFileSync } from 'node:fs';
import { PLACES_CP949, PLACES_UTF8 } from '../../../../test/facility-file';
import { Cp949Decoder } from './cp949-decoder';

const bytesOf = (...bytes: number[]) => Uint8Array.from(bytes);

describe('Cp949Decoder', () => {
  it('decodes the output of iconv, including syllables outside KS X 1001', () => {
    const text = new Cp949Decoder().decode(readFileSync(PLACES_CP949));
    expect(text).toBe(readFileSync(PLACES_UTF8, 'utf8'));
    expect(text).toMatch(/멍멍샾 똠방각하[\s\S]*펲시 뷁/);
  });

  it('decodes characters split between chunks', () => {
    const decoder = new Cp949Decoder();
    let text = '';
    for (const byte of readFileSync(PLACES_CP949)) text += decoder.decode(bytesOf(byte), { stream: true });
    expect(text + decoder.decode()).toBe(readFileSync(PLACES_UTF8, 'utf8'));
  });

  it.each([
    ['갂, the first of the extension', [0x81, 0x41], '갂'],
    ['힣, its last', [0xc6, 0x52], '힣'],
    ['€', [0xa2, 0xe6], '€'],
    ['a hanja', [0xca, 0xa1], '伽'],
  ])('knows %s', (_, bytes, character) => expect(new Cp949Decoder().decode(bytesOf(...bytes))).toBe(character));

  it.each([
    ['a byte that opens nothing', [0xff, 0xff]],
    ['the place behind the last syllable', [0xc6, 0x53]],
    ['a private character', [0xc9, 0xa1]],
    ['a character that breaks off', [0x41, 0xb0]],
  ])('refuses %s', (_, bytes) => expect(() => new Cp949Decoder().decode(bytesOf(...bytes))).toThrow(TypeError));
});
