import { boundOf, emptyClause, hasAnimals, type Clause, type Named } from './clause';
import { splitClauses, type RawClause } from './split-clauses';
import type { Token } from './tokenize';

/** Parses the words of one clause. */
export function readClause(raw: RawClause): Clause {
  const clause = emptyClause(raw);
  raw.tokens.forEach((token, at) => {
    if (!readSubject(clause, token, raw.tokens, at)) readStatement(clause, token, raw.tokens, at);
  });
  // "대형견 제외 가능" forbids; "대형견 제외 불가" admits them only, but "안내견 제외 대형견 불가" forbids.
  const isOtherSubject = clause.has.has('guide-dog') && hasAnimals(clause);
  for (const word of ['except', 'outside'] as const) {
    if (!clause.has.has(word) || (clause.predicate === 'NO' && !isOtherSubject)) continue;
    clause.predicate = 'NO';
    clause.has.delete(word);
  }
  if (clause.sizes.length && clause.bounds.length) {
    const [bound] = clause.bounds;
    clause.sizes = clause.sizes.map((item) => ({ ...item, bound: bound! }));
    clause.bounds = [];
  }
  return clause;
}

/** Words for animals, days, times and places; false for other words. */
function readSubject(clause: Clause, token: Token, tokens: readonly Token[], at: number): boolean {
  const { word } = token;
  // "개, 고양이 외 특수동물 불가": what follows 외 is among the others.
  const isAmongOthers = (clause.has.has('outside') || clause.has.has('except')) && !clause.has.has('guide-dog');
  if (isAmongOthers && ['species', 'group', 'size', 'restricted'].includes(word.is)) return true;
  switch (word.is) {
    case 'species':
      clause.named.push({
        species: word.isDoubtful ? [] : [word.species],
        doubtful: word.isDoubtful ? [word.species] : [],
        isOpen: false,
      });
      break;
    case 'group':
      clause.named.push({ species: word.species, doubtful: [], isOpen: word.isOpen ?? false });
      break;
    case 'size':
      clause.sizes.push(...word.sizes.map((size) => ({ size, bound: null, isDoubtful: word.isDoubtful ?? false })));
      break;
    case 'dog-suffix':
      if (['size', 'breed', 'state', 'lacking', 'duty', 'filler', 'restricted', 'gear'].includes(tokens[at - 1]?.word.is ?? ''))
        return true;
      clause.named.push({ species: ['DOG'], doubtful: [], isOpen: false });
      break;
    case 'days':
      clause.days.push(...word.days);
      break;
    case 'times':
      clause.minutes = [word.from ?? 0, word.to ?? 24 * 60];
      break;
    case 'zone':
      clause.zones.push(token);
      clause.hasYard ||= word.isYard;
      break;
    case 'parens':
      readParens(clause, word.tokens);
      return true;
    default:
      return false;
  }
  clause.lastContent = word.is;
  return true;
}

function readStatement(clause: Clause, token: Token, tokens: readonly Token[], at: number): void {
  const { word } = token;
  switch (word.is) {
    case 'gear':
    case 'duty':
      clause.needs.push({ kind: word.kind, isLacking: isLackingAt(tokens, at), start: token.start, at });
      break;
    case 'state':
      clause.states.push(word.kind);
      clause.stateAt = Math.min(clause.stateAt, at);
      break;
    case 'measure':
      readMeasure(clause, token);
      break;
    case 'no':
    case 'yes':
      clause.predicate = word.is === 'no' ? 'NO' : 'YES';
      return;
    case 'only':
      clause.onlyAfter = clause.lastContent ?? 'nothing';
      clause.onlyAt = at;
      return;
    case 'compare':
    case 'until':
      if (tokens[at - 1]?.word.is === 'size' || tokens[at - 1]?.word.is === 'dog-suffix')
        widenSizes(clause, 'as' in word ? word.as : 'max');
      else clause.has.add('unknown');
      return;
    case 'vague':
    case 'number':
    case 'unit':
    case 'mark':
    case 'short-size':
    case 'half-day':
    case 'numeral':
      clause.has.add('unknown');
      return;
    case 'sex':
    case 'habit':
      clause.stateAt = Math.min(clause.stateAt, at);
      clause.has.add(word.is);
      break;
    default:
      if ('is' in word) clause.has.add(word.is as never);
      if (['filler', 'quantity', 'exists', 'must', 'when-so', 'lacking', 'not', 'none', 'also', 'limit'].includes(word.is))
        return;
  }
  clause.lastContent = word.is === 'measure' && word.unit === 'floor' ? 'zone' : word.is;
}

/** A demand named by its absence: "목줄 미착용", "예약 없이", "접종 안 한". */
function isLackingAt(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.word.is === 'lacking') return true;
  for (let next = at + 1; next < tokens.length; next += 1) {
    const { word } = tokens[next]!;
    if (word.is === 'lacking' || word.is === 'none' || word.is === 'not') return true;
    if (word.is !== 'filler' && word.is !== 'gear' && word.is !== 'duty') return false;
  }
  return false;
}

function readMeasure(clause: Clause, token: Token): void {
  const { word } = token;
  if (word.is !== 'measure') return;
  if (word.unit === 'floor') {
    clause.zones.push(token);
    clause.hasYard = true;
    return;
  }
  clause.measures.push(word);
  if (word.unit !== 'kg') return;
  const bound = boundOf(word);
  const last = clause.bounds.at(-1);
  // "5kg 이상 10kg 이하" is one range.
  if (last && last.max === null && bound.min === null)
    Object.assign(last, { max: bound.max, isMaxIncluded: bound.isMaxIncluded });
  else clause.bounds.push(bound);
  if (!word.compare && word.from === word.to && !clause.has.has('most')) clause.has.add('unknown');
}

const SIZES = ['SMALL', 'MEDIUM', 'LARGE'] as const;

/** 중형까지, 중형 이상 */
function widenSizes(clause: Clause, as: 'max' | 'below' | 'min' | 'above'): void {
  const at = SIZES.indexOf(clause.sizes.at(-1)?.size ?? 'SMALL');
  const sizes = { max: SIZES.slice(0, at + 1), below: SIZES.slice(0, at), min: SIZES.slice(at), above: SIZES.slice(at + 1) }[as];
  if (!sizes.length) clause.has.add('unknown');
  else clause.sizes = sizes.map((size) => ({ size, bound: null, isDoubtful: false }));
}

/** A bracket narrows a group, adds a number to a size, or is a clause of its own. */
function readParens(clause: Clause, tokens: readonly Token[]): void {
  const raws = splitClauses(tokens);
  const inner = raws.map(readClause);
  const last = clause.named.at(-1);
  const isAboutAnimals =
    inner.some(({ named }) => named.length) && inner.every(({ predicate, bounds }) => !predicate && !bounds.length);
  const [first] = inner;
  if (clause.lastContent === 'gear' && first?.measures[0]?.unit === 'length') return;
  if (isAboutAnimals && inner.some(({ has }) => has.has('unknown'))) clause.has.add('unknown');
  if (last && isAboutAnimals && ['species', 'group'].includes(clause.lastContent ?? '')) narrow(last, inner);
  else if (
    clause.lastContent === 'size' &&
    first &&
    inner.length === 1 &&
    first.bounds.length &&
    !first.predicate &&
    !first.days.length
  ) {
    const bound = first.bounds[0]!;
    const at = clause.sizes.findLastIndex((item) => !item.bound);
    clause.sizes = clause.sizes.map((item, index) => (index === at || clause.sizes.length === 1 ? { ...item, bound } : item));
    if (first.has.has('unknown')) clause.has.add('unknown');
  } else clause.inner.push(...raws);
}

function narrow(group: Named, inner: readonly Clause[]): void {
  if (inner.some(({ has }) => has.has('and-others'))) return;
  const named = inner.flatMap((clause) => clause.named);
  const isOneClass = group.species.length === 1;
  const species = isOneClass ? [] : named.flatMap((item) => item.species);
  const doubtful = [
    ...group.species.filter((one) => !species.includes(one)),
    ...named.flatMap((item) => [...item.doubtful, ...(isOneClass ? item.species : [])]),
  ];
  Object.assign(group, { species, doubtful });
}
