import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRedFlagRules } from './red-flag-rules';
import { hasSign } from './signs';

const folder = mkdtempSync(join(tmpdir(), 'red-flags-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BIRTH = {
  id: 'birth',
  name: '난산',
  now: '전화하세요.',
  advice: '병원에 전화하세요.',
  happens: [{ pattern: '난산{now}', unless: '예방' }],
};

function read(change: object, words: object = { now: { words: ['이에요', '{soon}'] }, soon: { note: '같', words: ['같'] } }) {
  const write = (file: string, content: unknown) => writeFileSync(join(folder, file), JSON.stringify(content));
  write('words.json', words);
  write('resuscitation.json', []);
  write('causes.json', []);
  write('symptoms.json', [{ ...BIRTH, ...change }]);
  return readRedFlagRules(folder);
}

describe('rules of red flags', () => {
  it('expand the word lists that they reference', () => {
    const happens = read({})[0]?.happens ?? [];
    expect(['난산이에요', '난산같아요', '난산인데'].map((text) => hasSign(happens, text))).toEqual([true, true, false]);
  });

  it.each([
    ['birth.advice', { advice: '' }],
    ['birth.happens.0.pattern', { happens: [{ pattern: '난산(' }] }],
    ['birth.happens.0.unless', { happens: [{ pattern: '난산', unless: '{later}' }] }],
    ['birth.named', { named: '[' }],
    ['birth', { advise: '병원에 전화하세요.' }],
  ])('are refused when broken, naming %s', (place, change) => {
    expect(() => read(change)).toThrow(`${join(folder, 'symptoms.json')}: ${place}: `);
  });

  it('are refused if a list is empty', () => {
    expect(() => read({}, { now: { words: [] } })).toThrow(`${join(folder, 'words.json')}: now.words: `);
  });
});
