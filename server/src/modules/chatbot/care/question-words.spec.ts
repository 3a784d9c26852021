import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readQuestionWords } from './question-words';

const folder = mkdtempSync(join(tmpdir(), 'question-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GOOD = {
  ...{ species: { dog: ['강아지'] }, anyPet: ['펫'], namedAnimal: ['강아지'], petSubject: ['산책'], offSubject: ['그림'] },
  ...{ seeksPlace: ['카페 추천'], person: ['제 무릎'], otherLife: ['칼로리'], giving: ['줘도'], fillers: [['부탁', '걱정']] },
};

function read(change: object) {
  writeFileSync(join(folder, 'words.json'), JSON.stringify({ ...GOOD, ...change }));
  return readQuestionWords(join(folder, 'words.json'));
}

describe('words of questions', () => {
  it('become one pattern per list', () => {
    expect(read({}).fillers).toEqual([/부탁|걱정/g]);
  });

  it.each([
    ['species.dog', { species: { dog: [] } }],
    ['fillers.0', { fillers: [['부탁(']] }],
    ['anyPet', { anyPet: undefined }],
    ['anyPet.0', { anyPet: [''] }],
  ])('are refused when broken, naming %s', (place, change) => {
    expect(() => read(change)).toThrow(`${join(folder, 'words.json')}: ${place}: `);
  });
});
