import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { namesBodySign } from './care/body-signs';
import { findRedFlag } from './care/red-flags';
import { findPersonRisk } from './safety/person-risk';

interface Row {
  question: string;
  expected: string;
}

const FILE = join(__dirname, '../../../test/fixtures/chatbot/emergencies.csv');
const TABLE = parse<Row>(readFileSync(FILE, 'utf8'), { columns: true });

/** In the order of the chatbot. */
function recognised(question: string): string {
  return findPersonRisk(question)?.id ?? findRedFlag(question)?.id ?? (namesBodySign(question) ? 'body-sign' : 'none');
}

describe('the table of emergencies', () => {
  it.each(TABLE)('$question: $expected', ({ question, expected }) => {
    expect(recognised(question)).toBe(expected);
  });
});
