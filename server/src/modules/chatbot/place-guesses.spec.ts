import { GUESSES_MAX, guessesOf } from './place-guesses';
import { readPlaceQuestion } from './place-question';

const guesses = (question: string, isTrusted = true) =>
  guessesOf(readPlaceQuestion(question).words, { isTrusted, hasArea: false });

describe('guesses about the words of a question', () => {
  it.each([
    '카페 신중앙입구역에서의 대신흥입구역에서의 새신흥입구역에서의 구신흥입구역에서의 한신흥입구역에서의 두신흥입구역에서의 세신흥입구역에서의 네신흥입구역에서의',
    `카페 ${Array.from({ length: 40 }, (_, index) => `가나다${index}역 근처`).join(' ')}`,
    `카페 ${Array.from({ length: 40 }, (_, index) => `가나다${index}동`).join(' ')}`,
  ])('are few, whatever it says', (question) => {
    for (const isTrusted of [true, false]) {
      const found = guesses(question, isTrusted);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(GUESSES_MAX);
    }
    expect(GUESSES_MAX).toBe(24);
  });

  it('begin with what is written out, then towns, roads and texts', () => {
    const kinds = guesses('홍대 연남동 근처 카페').map(({ as, isLiteral }) => (isLiteral ? 'LITERAL' : as));
    expect(kinds[0]).toBe('LITERAL');
    expect([...new Set(kinds)]).toEqual(['LITERAL', 'TOWN', 'ROAD', 'TEXT']);
  });
});
