import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSpelling, standardSpelling } from './spelling';

describe('the spelling of a question', () => {
  it.each([
    ['숨을 안셔요', '숨을안쉬어요'],
    ['숨을 않쉬어', '숨을안쉬어'],
    ['토할라고만 해요', '토하려고만해요'],
    ['토할라캐예', '토하려고해요'],
    ['밥을 안묵어예', '밥을안먹어요'],
    ['다 먹어부렀당께', '다먹어버렸다'],
    ['설사혀유', '설사해요'],
    ['쓰러져써요', '쓰러졌어요'],
    ['머것어요', '먹었어요'],
    ['눈 튀나옴', '눈튀어나옴'],
    ['차에 치임', '차에치였어'],
    ['열이 41.5도', '열이41도'],
  ])('is the standard one: %s', (typed, standard) => {
    expect(standardSpelling(typed)).toBe(standard);
  });

  it.each([
    '비용',
    '강아지 미용',
    '여섯',
    '헛구역질',
    '버섯을',
    '샤인머스캣',
    '강아지가 꼬리를',
    '강아지 안고',
    '짧게 우는',
    '빨라요',
    '젓고',
    '이유',
  ])('stays as it is where it is right: %s', (typed) => {
    expect(standardSpelling(typed)).toBe(typed.replaceAll(' ', ''));
  });
});

describe('rewrites', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spelling-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are refused when broken', () => {
    const file = join(folder, 'spelling.json');
    writeFileSync(file, JSON.stringify([{ typed: '(', standard: '' }]));
    expect(() => readSpelling(file)).toThrow(`${file}: 0.typed: `);
  });
});
