import { hangulTypedAsLatin, initialsOf, separateConsonants, syllablesOfInitial, unfinishedSyllable } from './hangul';

describe('hangul', () => {
  it('reduces syllables to their initials and leaves other characters', () => {
    expect(initialsOf('동물병원')).toBe('ㄷㅁㅂㅇ');
    expect(initialsOf('24시 Pet까페')).toBe('24ㅅ Petㄲㅍ');
    expect(initialsOf('가힣')).toBe('ㄱㅎ');
  });

  it('takes consonants apart that a keyboard has joined, and reads conjoining jamo as letters', () => {
    expect(separateConsonants('ㄳㄴㅄ')).toBe('ㄱㅅㄴㅂㅅ');
    expect(separateConsonants('\u1103\u1106\u1107\u110b')).toBe('ㄷㅁㅂㅇ');
    expect(separateConsonants('강남ㄺ')).toBe('강남ㄹㄱ');
  });

  it('lists the syllables that start with a consonant', () => {
    expect(syllablesOfInitial('ㄱ')).toEqual(['가', '깋']);
    expect(syllablesOfInitial('ㅎ')).toEqual(['하', '힣']);
    expect(syllablesOfInitial('ㅏ')).toBeNull();
    expect(syllablesOfInitial('가')).toBeNull();
  });

  const mayBecome = (char: string, text: string) => {
    const unfinished = unfinishedSyllable(char);
    if (!unfinished) return false;
    const isIn = (one: string | undefined, [first, last]: readonly [string, string]) =>
      one !== undefined && one >= first && one <= last;
    const [syllable, next] = [...text];
    return next === undefined
      ? unfinished.instead.some((range) => isIn(syllable, range))
      : unfinished.split !== null && unfinished.split.syllable === syllable && isIn(next, unfinished.split.next);
  };

  it.each([
    ['벼', '병'],
    ['벼', '벼'],
    ['우', '원'],
    ['으', '의'],
    ['각', '각'],
    ['삭', '삯'],
    ['갑', '가방'],
    ['갃', '각시'],
    ['밖', '바까'],
  ])('lets %s become %s', (typed, text) => expect(mayBecome(typed, text)).toBe(true));

  it.each([
    ['벼', '뱌'],
    ['병', '벼'],
    ['각', '갘'],
    ['우', '유'],
    ['갑', '가강'],
    ['a', 'a'],
  ])('does not let %s become %s', (typed, text) => expect(mayBecome(typed, text)).toBe(false));

  it('reads Hangul typed on an English keyboard', () => {
    expect(hangulTypedAsLatin('rkdska')).toBe('강남');
    expect(hangulTypedAsLatin('24tl ehdanfquddnjs')).toBe('24시 동물병원');
    expect(hangulTypedAsLatin('RKDSKA')).toBe('강남');
    expect(hangulTypedAsLatin('Ekdzhd')).toBe('땅콩');
  });

  it('does not take an English word for Hangul', () => {
    expect(hangulTypedAsLatin('cafe')).toBeNull();
    expect(hangulTypedAsLatin('24')).toBeNull();
    expect(hangulTypedAsLatin('강남')).toBeNull();
  });
});
