import { combineCharacter, disassemble } from 'es-hangul';

const EUC_KR = new TextDecoder('euc-kr');

/** Letters of the two-set keyboard, those with shift last. */
const KEYS = [...'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ'];
/** Keystrokes of a syllable, as an input method joins them: a consonant before a vowel opens the next one. */
const SYLLABLE =
  /([ㄱ-ㅎ])(ㅗㅏ|ㅗㅐ|ㅗㅣ|ㅜㅓ|ㅜㅔ|ㅜㅣ|ㅡㅣ|[ㅏ-ㅣ])(?:(ㄱㅅ|ㄴㅈ|ㄴㅎ|ㄹㄱ|ㄹㅁ|ㄹㅂ|ㄹㅅ|ㄹㅌ|ㄹㅍ|ㄹㅎ|ㅂㅅ|[ㄱㄲㄴㄷㄹㅁㅂㅅㅆㅇㅈㅊㅋㅌㅍㅎ])(?![ㅏ-ㅣ]))?/g;
const HANGUL = /[ㄱ-ㅣ가-힣]/g;
const LETTER_ALONE = /[ㄱ-ㅣ]/;
/** The 2,350 syllables of KS X 1001: names are written with these, and half of all syllables that keys can make are others. */
const COMMON_SYLLABLES = new Set(
  Array.from({ length: 25 * 94 }, (_, index) => EUC_KR.decode(Uint8Array.of(0xb0 + Math.floor(index / 94), 0xa1 + (index % 94)))),
);
const isCommon = (char: string): boolean => COMMON_SYLLABLES.has(char) || !/[가-힣]/.test(char);

const compose = (keys: string): string =>
  keys.replace(SYLLABLE, (_, initial: string, vowel: string, final: string | undefined) =>
    combineCharacter(initial, vowel, final ?? ''),
  );
const withoutHangul = (word: string): string => word.replace(HANGUL, '');

export const hangulLengthOf = (word: string): number => word.length - withoutHangul(word).length;

/** Words that become this one by two swapped keystrokes, one too many, a wrong one or one left out. Other characters stay. */
export function meantBy(word: string): string[] {
  const meant = new Set<string>();
  for (const keys of oneKeystrokeAway(disassemble(word))) {
    const other = compose(keys);
    if (!LETTER_ALONE.test(other) && withoutHangul(other) === withoutHangul(word) && [...other].every(isCommon)) meant.add(other);
  }
  meant.delete(word);
  return [...meant];
}

function* oneKeystrokeAway(keys: string): Generator<string> {
  const places = Array.from(keys, (_, index) => [keys.slice(0, index), keys.charAt(index), keys.slice(index + 1)] as const);
  for (const [before, key, after] of places) yield `${before}${after.charAt(0)}${key}${after.slice(1)}`;
  for (const [before, , after] of places) yield before + after;
  for (const [before, , after] of places) for (const other of KEYS) yield before + other + after;
  for (const [before, key, after] of [...places, [keys, '', ''] as const])
    for (const missing of KEYS) yield before + missing + key + after;
}
