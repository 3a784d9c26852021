import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CARE_ENTRIES, CARE_TOPICS_DIR, type CareEntry, readCareEntries } from './care-entries';

describe('the collection', () => {
  it('has at least 90 entries with unique ids', () => {
    expect(CARE_ENTRIES.length).toBeGreaterThanOrEqual(90);
    expect(new Set(CARE_ENTRIES.map(({ id }) => id)).size).toBe(CARE_ENTRIES.length);
  });

  it('joins every file of the folder, twelve entries or fewer in each', () => {
    const lists = readdirSync(CARE_TOPICS_DIR)
      .sort()
      .map((file) => JSON.parse(readFileSync(join(CARE_TOPICS_DIR, file), 'utf8')) as CareEntry[]);
    for (const { length } of lists) {
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(12);
    }
    expect(CARE_ENTRIES).toEqual(lists.flat());
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

describe('a broken file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'care-'));
  const file = join(folder, 'dental.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (change: object) =>
    writeFileSync(file, JSON.stringify([CARE_ENTRIES[0], { ...CARE_ENTRIES[1], id: 'dog-scaling', ...change }]));

  it.each([
    ['dog-scaling.seeVet', { seeVet: undefined }],
    ['dog-scaling.answer', { answer: '' }],
    ['dog-scaling.synonyms.1', { synonyms: ['스케일링', 7] }],
    ['dog-scaling', { answers: '두 번째 답이에요.' }],
  ])('is refused and names %s', (place, change) => {
    write(change);
    expect(() => readCareEntries(folder)).toThrow(`${file}: ${place}: `);
  });

  it('is refused if it is not JSON', () => {
    writeFileSync(file, '[{ "id": "dog-scaling" ]');
    expect(() => readCareEntries(folder)).toThrow(`${file}: `);
  });

  it('is read after it is fixed', () => {
    write({});
    expect(readCareEntries(folder)).toEqual([CARE_ENTRIES[0], { ...CARE_ENTRIES[1], id: 'dog-scaling' }]);
  });
});
