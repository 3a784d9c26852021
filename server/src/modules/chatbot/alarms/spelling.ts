import { join } from 'node:path';
import { z } from 'zod';
import { CONTENT_DIR } from '../../../shared/content-dir';
import { readContent, toRegExp } from '../read-content';

const CONSONANTS = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const FIRST_FINAL = 0x11a8;
const FIRST_VOWEL = 0x1161;

const text = z.string().min(1);
const rewrites = z.array(
  z.strictObject({
    note: text.optional(),
    /** Matched against single letters, so 어 is also the beginning of 었. A loose ㄹ is a final consonant, a loose ㅓ the vowel of any syllable. */
    typed: text.transform(toRegExp('g', (source: string) => inLetters(source))),
    standard: z.string().transform(inLetters),
  }),
);

function inLetters(source: string): string {
  return source
    .normalize('NFD')
    .replace(/[ㄱ-ㅎ]/g, (letter) => String.fromCharCode(FIRST_FINAL + CONSONANTS.indexOf(letter)))
    .replace(/[ㅏ-ㅣ]/g, (letter) => String.fromCharCode(FIRST_VOWEL + VOWELS.indexOf(letter)));
}

export function readSpelling(path: string): z.infer<typeof rewrites> {
  return readContent(path, rewrites);
}

const SPELLING = readSpelling(join(CONTENT_DIR, 'care/red-flags/spelling.json'));

/**
 * One spelling for what was typed in haste, as it sounds or in a dialect, without blanks. Retains question marks ("포도 먹어요?" asks),
 * drops loose jamo (ㅠㅠ).
 */
export function standardSpelling(question: string): string {
  const typed = question
    .normalize('NFC')
    .toLowerCase()
    // 41.5도 is 41도.
    .replace(/(\d)[.,]\d+/g, '$1')
    .replace(/[^\p{L}\p{N}?]+|[ㄱ-ㅎㅏ-ㅣ]+/gu, '')
    .normalize('NFD');
  return SPELLING.reduce((text, { typed: pattern, standard }) => text.replace(pattern, standard), typed).normalize('NFC');
}
