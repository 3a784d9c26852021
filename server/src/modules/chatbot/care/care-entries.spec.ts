import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CARE_ENTRIES, CARE_TOPICS_DIR, readCareEntries } from './care-entries';

const sentencesOf = (text: string) => text.split(/[.?!](?: |$)/).length - 1;

describe('the collection', () => {
  it('has at least 170 entries with unique ids', () => {
    expect(CARE_ENTRIES.length).toBeGreaterThanOrEqual(170);
    expect(new Set(CARE_ENTRIES.map(({ id }) => id)).size).toBe(CARE_ENTRIES.length);
  });

  it('joins every file of the folder, twelve entries or fewer in each', () => {
    const lists = readdirSync(CARE_TOPICS_DIR)
      .sort()
      .map((file) => JSON.parse(readFileSync(join(CARE_TOPICS_DIR, file), 'utf8')) as { id: string }[]);
    for (const { length } of lists) {
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(12);
    }
    expect(CARE_ENTRIES.map(({ id }) => id)).toEqual(lists.flat().map(({ id }) => id));
  });

  it.each(CARE_ENTRIES.map((entry) => [entry.id, entry] as const))('%s is complete', (_id, entry) => {
    expect(entry.question.trim()).not.toBe('');
    expect(entry.synonyms.length).toBeGreaterThanOrEqual(3);
    expect(new Set([entry.question, ...entry.synonyms]).size).toBe(entry.synonyms.length + 1);
    expect(entry.answer).toMatch(/요\.$/);
    expect(entry.seeVet).toMatch(/요\.$/);
    expect(sentencesOf(entry.seeVet)).toBe(1);
    expect([2, 3]).toContain(sentencesOf(entry.answer));
    // Shown above the answer.
    expect(entry.question).not.toMatch(/[.?!]/);
    expect(entry.question.length).toBeLessThanOrEqual(24);
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

  const ENTRY = {
    ...{ id: 'dog-scaling', question: '강아지 스케일링', subject: ['스케일링', '치석'], also: ['주기'] },
    ...{ synonyms: ['강아지 치석 제거'], answer: '수의사와 정해요.', seeVet: '피가 나면 진료를 받으세요.' },
  };
  const read = (change: object) => {
    writeFileSync(
      file,
      JSON.stringify([
        { ...ENTRY, id: 'dog-bath' },
        { ...ENTRY, ...change },
      ]),
    );
    return readCareEntries(folder);
  };

  it.each([
    ['dog-scaling.seeVet', { seeVet: undefined }],
    ['dog-scaling.answer', { answer: '' }],
    ['dog-scaling.synonyms.1', { synonyms: ['스케일링', 7] }],
    ['dog-scaling.subject', { subject: [] }],
    ['dog-scaling.subject', { subject: ['스케일링('] }],
    ['dog-scaling.also.0', { also: [''] }],
    ['dog-scaling', { answers: '두 번째 답이에요.' }],
  ])('is refused and names %s', (place, change) => {
    expect(() => read(change)).toThrow(`${file}: ${place}: `);
  });

  it('is refused if it is not JSON', () => {
    writeFileSync(file, '[{ "id": "dog-scaling" ]');
    expect(() => readCareEntries(folder)).toThrow(`${file}: `);
  });

  it('is read after it is fixed', () => {
    expect(read({})).toMatchObject([{ id: 'dog-bath' }, { ...ENTRY, subject: /스케일링|치석/, also: /주기/ }]);
  });
});
