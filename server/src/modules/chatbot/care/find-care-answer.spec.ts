import { readTable } from '../../../../test/read-table';
import { CARE_ENTRIES } from './care-entries';
import { findCareAnswer, findCareSources } from './find-care-answer';

/** `expected`: the id of the entry, several that are right joined by `|`, or `none`. */
const QUESTIONS = readTable<{ question: string; expected: string }>('care-questions.csv').map(
  ({ question, expected }) => [question, expected] as const,
);

const idsOf = (question: string) => {
  const match = findCareAnswer(question);
  return match ? [match.entry, ...match.others].map(({ id }) => id) : ['none'];
};

describe('answers of the collection', () => {
  it.each(QUESTIONS)('are right for "%s": %s', (question, expected) => {
    const [best] = idsOf(question);
    expect(expected.split('|')).toContain(best);
  });

  it('are asked for in a table that names entries only, in enough ways', () => {
    const known = new Set([...CARE_ENTRIES.map(({ id }) => id), 'none']);
    expect(QUESTIONS.flatMap(([, expected]) => expected.split('|')).filter((id) => !known.has(id))).toEqual([]);
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(200);
    expect(QUESTIONS.filter(([, expected]) => expected === 'none').length).toBeGreaterThanOrEqual(60);
  });

  it('name other topics for few questions', () => {
    const answered = QUESTIONS.map(([question]) => idsOf(question)).filter(([best]) => best !== 'none');
    expect(answered.filter(({ length }) => length > 1).length).toBeLessThanOrEqual(answered.length / 20);
  });

  it.each(['', ' ', '😀😀', '강아지'.repeat(333), '가나다라마바사 '.repeat(125)])('are none for "%s"', (question) => {
    expect(findCareAnswer(question)).toBeNull();
  });

  it('find every entry by each of its wordings', () => {
    const lost = CARE_ENTRIES.flatMap(({ id, question, synonyms }) =>
      [question, ...synonyms].filter((wording) => !idsOf(wording).includes(id)).map((wording) => [id, wording]),
    );
    expect(lost).toEqual([]);
  });

  it('leave open which of two animals is meant', () => {
    expect(new Set(idsOf('발톱 깎는 방법'))).toEqual(new Set(['dog-nails', 'cat-nails']));
    expect(idsOf('고양이 발톱 깎는 방법')).toEqual(['cat-nails']);
  });

  it('tolerate blanks, decomposed letters and exclamations', () => {
    for (const question of ['강아지건강검진주기', '강아지 건강검진 주기'.normalize('NFD'), '강아지 건강검진 주기!!! ㅠㅠ'])
      expect(idsOf(question)).toEqual(['dog-checkup']);
  });
});

describe('sources for a model', () => {
  it('are the nearest entries that fit, the answer first', () => {
    const sources = findCareSources('강아지 중성화 비용', 3).map(({ id }) => id);
    expect(sources).toEqual(['neutering-costs', 'dog-neutering']);
    expect(findCareSources('강아지 중성화 비용', 1).map(({ id }) => id)).toEqual(['neutering-costs']);
  });

  it('are none for another subject', () => {
    expect(findCareSources('비행기 표 예약', 3)).toEqual([]);
  });
});
