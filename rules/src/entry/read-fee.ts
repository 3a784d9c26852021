import type { DemandRule } from './entry-policy';
import { whoOf } from './clause-parts';
import { joinMeasures } from './measure';
import { readClause } from './read-clause';
import { settle } from './settle';
import { joinParens, splitClauses } from './split-clauses';
import { feeText } from './strings';
import { tokenize } from './tokenize';

const FREE = [
  '',
  '없음',
  '무료',
  '해당없음',
  '정보없음',
  '해당 없음',
  '정보 없음',
  '추가요금 없음',
  '추가 요금 없음',
  'N',
  '-',
  '0',
  '0원',
];
const VAGUE = ['변동', '문의', '별도', '유료', '있음', '별도 문의', '전화 문의', '현장 문의'];
const READ_MAX = 300;

/** The fee column: one demand for all, or one per priced size. */
export function readFee(whole: string): DemandRule[] {
  if (FREE.includes(whole)) return [];
  const quote = whole.slice(0, READ_MAX);
  const fee = (more: Partial<DemandRule>): DemandRule => ({
    ...{ type: 'DEMAND', kind: 'EXTRA_FEE', who: null, quote, when: null, note: null, group: null, isForOthers: false },
    ...{ text: VAGUE.includes(quote) ? null : feeText(quote), ...more },
  });
  const clauses = splitClauses(joinParens(joinMeasures(settle(tokenize(quote))))).map(readClause);
  const isPriced = clauses.every(
    ({ sizes, bounds, measures, has }) =>
      (sizes.length || bounds.length) &&
      (measures.some(({ unit }) => unit === 'money') || has.has('free')) &&
      !has.has('unknown'),
  );
  if (!isPriced) return [fee({})];
  const priced = clauses
    .filter(({ has }) => !has.has('free'))
    .map((clause) =>
      fee({
        who: whoOf(clause, clause.sizes.length ? ['DOG'] : null),
        text: feeText(quote.slice(clause.start, clause.end).trim()),
      }),
    );
  if (!clauses.some(({ sizes }) => sizes.length)) return priced;
  // The fee of other sizes is unknown, so they get the whole text.
  return [
    ...priced,
    fee({
      who: {
        species: ['CAT', 'RABBIT', 'BIRD', 'SMALL_MAMMAL', 'REPTILE', 'OTHER'],
        sizes: [],
        bound: null,
        isRestrictedBreed: false,
      },
    }),
  ];
}
