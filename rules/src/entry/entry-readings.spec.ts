import { PARTIES } from '../../test/entry-parties';
import { OTHER_TEXTS, PUBLIC_TEXTS, type EntryTextRow } from '../../test/entry-texts';
import { entryHeadline } from './entry-headline';
import { judgeEntry, type EntryCondition } from './judge-entry';
import { readEntry } from './read-entry';

const OPEN = { at: null, holidays: new Map<string, string>() };

/** One block a text: headline, a letter for each party, conditions with their quotes, what was not understood. */
function readingOf(row: EntryTextRow): string {
  const [friendly, petOnlyInfo, allowedPetSize, petRestrictions, additionalPetFee] = row;
  const columns = { petOnlyInfo, allowedPetSize, petRestrictions, additionalPetFee };
  const policy = readEntry({ ...columns, petFriendly: friendly === 'Y', indoorFacility: null, outdoorFacility: null });
  const verdicts = Object.values(PARTIES).map((party) => judgeEntry(policy, party, OPEN));
  const conditions = new Map<string, string[]>();
  Object.keys(PARTIES).forEach((party, at) => {
    for (const condition of verdicts[at]!.conditions) {
      const line = conditionLine(condition);
      conditions.set(line, [...(conditions.get(line) ?? []), party]);
    }
  });
  const { answer, text } = entryHeadline(policy);
  const asked = verdicts.filter(({ answer: one }) => one === 'CONDITIONAL').length;
  return [
    row.join(' | '),
    `  ${verdicts.map((verdict) => verdict.answer[0]).join('')}  ${answer}: ${text}`,
    ...[...conditions]
      .filter(([line]) => !line.endsWith('(law)'))
      .map(([line, of]) => `  - ${line}${of.length === asked ? '' : ` <- ${of.join(', ')}`}`),
    ...(policy.residue.length ? [`  ? ${policy.residue.join(' / ')}`] : []),
  ].join('\n');
}

function conditionLine({ kind, text, quote, alternativeGroup, days, isRequiredByLaw }: EntryCondition): string {
  const group = alternativeGroup === null ? '' : ` or#${alternativeGroup}`;
  return `${kind}${group}${days ? ` ${days.join(' ')}` : ''}: ${text} "${quote}"${isRequiredByLaw ? ' (law)' : ''}`;
}

/** Letters: dogs of 4, 8, 12, 30 kg and of unknown weight, a restricted breed, a cat, a hamster, two dogs. */
describe('readings to review', () => {
  it('of the public data', () => {
    expect(`\n${PUBLIC_TEXTS.map(readingOf).join('\n')}\n`).toMatchSnapshot();
  });

  it('of other texts', () => {
    expect(`\n${OTHER_TEXTS.map(readingOf).join('\n')}\n`).toMatchSnapshot();
  });
});
