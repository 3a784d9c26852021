import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CARE_ENTRIES } from './care-entries';
import { type CareEntry } from './care-entry';

const FOLDER = join(__dirname, 'entries');

describe('the collection', () => {
  it('has at least 90 entries with ids of their own', () => {
    expect(CARE_ENTRIES.length).toBeGreaterThanOrEqual(90);
    expect(new Set(CARE_ENTRIES.map(({ id }) => id)).size).toBe(CARE_ENTRIES.length);
  });

  it('joins every file of the folder, twelve entries or fewer in each', async () => {
    const joined = new Set(CARE_ENTRIES);
    for (const file of readdirSync(FOLDER)) {
      const lists = Object.values((await import(join(FOLDER, file))) as Record<string, CareEntry[]>);
      expect(lists.length).toBeGreaterThan(0);
      expect(lists.flat().length).toBeLessThanOrEqual(12);
      expect(lists.flat().filter((entry) => !joined.has(entry))).toEqual([]);
    }
  });

  it.each(CARE_ENTRIES.map((entry) => [entry.id, entry] as const))('%s is complete', (_id, entry) => {
    expect(entry.question.trim()).not.toBe('');
    expect(entry.synonyms.length).toBeGreaterThanOrEqual(3);
    expect(new Set([entry.question, ...entry.synonyms]).size).toBe(entry.synonyms.length + 1);
    expect(entry.answer).toMatch(/요\.$/);
    expect(entry.seeVet).toMatch(/요\.$/);
  });

  it('gives no doses of medicine', () => {
    const withDose = CARE_ENTRIES.filter(({ answer, seeVet }) => /\d ?(?:mg|밀리그램|정씩|알씩)/i.test(`${answer} ${seeVet}`));
    expect(withDose.map(({ id }) => id)).toEqual([]);
  });
});
