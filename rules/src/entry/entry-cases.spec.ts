import { ENTRY_CASES, type EntryCase } from '../../test/entry-cases';
import { PARTIES } from '../../test/entry-parties';
import { judgeEntry } from './judge-entry';
import { readEntry } from './read-entry';

const NO_DAY = { at: null, holidays: new Map<string, string>() };
const judge = ({ texts }: EntryCase, party: string) => judgeEntry(readEntry(texts), PARTIES[party]!, NO_DAY);
const nameOf = ({ texts }: EntryCase) =>
  [texts.petFriendly, texts.petOnlyInfo, texts.allowedPetSize, texts.petRestrictions, texts.additionalPetFee]
    .map((text) => text ?? '')
    .join(' | ');

describe('entry texts', () => {
  it('cover the rules', () => {
    expect(ENTRY_CASES.length).toBeGreaterThanOrEqual(200);
  });

  it.each(ENTRY_CASES.map((one) => [nameOf(one), one] as const))('%s', (_, one) => {
    const answers = Object.keys(PARTIES).map((party) => judge(one, party).answer[0]);
    expect(answers.join('')).toBe(one.answers);
    if (!one.kinds) return;
    const [party, kinds] = one.kinds.includes(':') ? one.kinds.split(': ') : ['dog of 12 kg', one.kinds];
    expect(
      judge(one, party!)
        .conditions.map(({ kind }) => kind)
        .join(' '),
    ).toBe(kinds);
  });
});
