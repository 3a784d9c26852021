import { convertQwertyToHangul } from 'es-hangul';

/** What Unicode calls an initial: the consonants that open a syllable, in the order in which syllables are laid out. */
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
/** What may close a syllable; '' is none. */
const FINALS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];
/** Keyboards join two consonants typed in a row into one of these when no vowel stands between them. */
const CLUSTERS: Record<string, string> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};
/** A vowel on its way to another one, by its place among the 21 vowels: ㅗ → ㅘㅙㅚ, ㅜ → ㅝㅞㅟ, ㅡ → ㅢ. */
const VOWELS_ON_THE_WAY: Record<number, number> = { 8: 3, 13: 3, 18: 1 };

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** Syllables that share an initial and a vowel: one for each final. */
const FINAL_COUNT = FINALS.length;
/** Syllables that share an initial: 21 vowels with 28 finals each. */
const PER_INITIAL = 21 * FINAL_COUNT;

/** First and last character, both included. */
export type CharRange = readonly [string, string];

const syllable = (code: number): string => String.fromCharCode(FIRST_SYLLABLE + code);

function syllableCode(char: string): number | null {
  const code = char.codePointAt(0) ?? 0;
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE ? code - FIRST_SYLLABLE : null;
}

/** The modern jamo of the block U+1100, which some systems send instead of the letters on a keyboard. */
function keyboardJamo(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (code >= 0x1100 && code <= 0x1112) return INITIALS[code - 0x1100] ?? char;
  if (code >= 0x11a8 && code <= 0x11c2) return FINALS[code - 0x11a7] ?? char;
  return char;
}

/** Consonants standing alone as single keyboard letters: conjoining jamo turned into those, clusters taken apart. */
export function separateConsonants(text: string): string {
  return [...text].map((char) => CLUSTERS[keyboardJamo(char)] ?? keyboardJamo(char)).join('');
}

/** The syllables that begin with a consonant standing alone; null for any other character. */
export function syllablesOfInitial(char: string): CharRange | null {
  const index = INITIALS.indexOf(char);
  return index < 0 ? null : [syllable(index * PER_INITIAL), syllable((index + 1) * PER_INITIAL - 1)];
}

/** 동물병원 → ㄷㅁㅂㅇ. Other characters stay, so that "24ㅅ" finds "24시". */
export function initialsOf(text: string): string {
  return [...text]
    .map((char) => {
      const code = syllableCode(char);
      return code === null ? char : INITIALS[Math.floor(code / PER_INITIAL)];
    })
    .join('');
}

/** What a last syllable can become while a person goes on typing. */
export interface UnfinishedSyllable {
  /** Syllables that may stand in its place: 벼 → 벼…볗, 우 → also 워, 웨, 위. */
  instead: CharRange[];
  /** Where its final moves to the next syllable: 갑 → 가 and 바…빟. */
  split: { syllable: string; next: CharRange } | null;
}

/** @returns null for anything but a Hangul syllable */
export function unfinishedSyllable(char: string): UnfinishedSyllable | null {
  const code = syllableCode(char);
  if (code === null) return null;
  const final = code % FINAL_COUNT;
  const open = code - final;
  if (final === 0) {
    const vowel = Math.floor(code / FINAL_COUNT) % 21;
    const last = open + ((VOWELS_ON_THE_WAY[vowel] ?? 0) + 1) * FINAL_COUNT - 1;
    return { instead: [[char, syllable(last)]], split: null };
  }
  const letters = CLUSTERS[FINALS[final] ?? ''] ?? FINALS[final] ?? '';
  const next = syllablesOfInitial(letters.at(-1) ?? '');
  const remaining = FINALS.indexOf(letters.slice(0, -1));
  const grown = FINALS.flatMap((other, index) =>
    other === FINALS[final] || CLUSTERS[other]?.startsWith(letters) ? [syllable(open + index)] : [],
  );
  return {
    instead: grown.map((one) => [one, one]),
    split: next && { syllable: syllable(open + remaining), next },
  };
}

/** Hangul typed while the keyboard was on English (rkdska → 강남); null when that gives no proper syllables. */
export function hangulTypedAsLatin(text: string): string | null {
  if (!/[a-z]/i.test(text)) return null;
  // Caps lock turns ㄱ into ㄲ and leaves most keys alone, so an all-capitals text is read as if it were off.
  const typed = /[a-z]/.test(text) ? text : text.toLowerCase();
  const hangul = typedAsHangul(typed);
  return /[가-힣]/.test(hangul) && !/[ㄱ-ㅣa-z]/i.test(hangul) ? hangul : null;
}

/** The library throws where a vowel of two keys follows no consonant (hotel is ㅗㅐㅅ디): no syllable. */
function typedAsHangul(keys: string): string {
  try {
    return convertQwertyToHangul(keys).normalize('NFC');
  } catch {
    return '';
  }
}
