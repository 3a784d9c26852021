import { readTable } from '../../../../test/read-table';
import { namesBodySign } from './body-signs';
import { findRedFlag } from './red-flags';
import { findPersonRisk } from './person-risk';

const TABLE = readTable<{ question: string; expected: string }>('emergencies.csv');

/** In the order of the chatbot. */
function recognised(question: string): string {
  return findPersonRisk(question)?.id ?? findRedFlag(question)?.id ?? (namesBodySign(question) ? 'body-sign' : 'none');
}

describe('the table of emergencies', () => {
  it.each(TABLE)('$question: $expected', ({ question, expected }) => {
    expect(recognised(question)).toBe(expected);
  });
});
