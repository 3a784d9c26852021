import type { Token } from './tokenize';
import type { PlainWord } from './word';

/** Resolves ambiguous words by their neighbours (중 in "소, 중, 대형" and in "생리 중"). */
export function settle(tokens: readonly Token[]): Token[] {
  const settled: Token[] = [];
  tokens.forEach((token, at) => {
    const before = settled.at(-1);
    let following = at + 1;
    while (tokens[following]?.word.is === 'filler') following += 1;
    const next = tokens[following];
    settled.push({ ...token, word: settledWord(token, before, next, tokens, at) });
    joinNegation(settled);
  });
  return settled;
}

function settledWord(
  token: Token,
  before: Token | undefined,
  next: Token | undefined,
  tokens: readonly Token[],
  at: number,
): Token['word'] {
  const { word } = token;
  const follows = before?.word.is;
  const plain = (is: PlainWord): { is: PlainWord } => ({ is });
  switch (word.is) {
    case 'short-size':
      if (!leadsToSize(tokens, at)) return word.size === 'MEDIUM' ? plain('filler') : { is: 'unknown' };
      return { is: 'size', sizes: [word.size] };
    case 'numeral':
      if (next?.word.is === 'unit' && next.word.unit === 'animal') return { is: 'number', value: word.value };
      return follows === 'number' ? { is: 'unit', unit: 'year', factor: 1 } : plain('filler');
    case 'unit':
      if (follows === 'number') return word;
      return word.unit === 'animal' ? plain('filler') : { is: 'unknown' };
    case 'hour':
      return follows === 'number' ? word : plain('when-so');
    case 'minute':
    case 'half':
      return follows === 'number' || follows === 'hour' ? word : { is: 'unknown' };
    case 'ability':
      if (next?.word.is === 'none') return plain('filler');
      return next?.word.is === 'mark' || !next ? { is: 'days', days: ['WED'] } : plain('filler');
    case 'species':
      // "2개 층" counts things.
      return follows === 'number' && before?.end === token.start ? { is: 'unknown' } : word;
    case 'filler':
      if (follows === 'number' && before && tokens[at - 1]?.end === token.start) return { is: 'unit', unit: 'person', factor: 1 };
      return word;
    case 'limit':
      if (next?.word.is === 'none' || next?.word.is === 'number') return plain('filler');
      if (next?.word.is === 'exists' || (follows === 'quantity' && !next)) return plain('vague');
      if (follows === 'unit') return { is: 'compare', as: 'max' };
      return plain('no');
    case 'none':
      return settledNone(tokens, at);
    default:
      return word;
  }
}

/** "들어갈 수 없음" forbids, "크기 제한 없음" does not. */
function settledNone(tokens: readonly Token[], at: number): Token['word'] {
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ word }) => word.is);
  if (before.includes('ability')) return { is: 'no' };
  if (before.includes('limit')) return { is: 'unimportant' };
  if (before.includes('nothing') || at === 0) return { is: 'nothing' };
  return { is: 'none' };
}

function leadsToSize(tokens: readonly Token[], at: number): boolean {
  for (let next = at + 1; next < tokens.length; next += 1) {
    const { word } = tokens[next]!;
    if (word.is === 'size') return true;
    if (word.is !== 'short-size' && word.is !== 'mark' && word.is !== 'and') return false;
  }
  return false;
}

/** "허용하지 않음" forbids; "불가 아님" is not supported. */
function joinNegation(tokens: Token[]): void {
  const at = tokens.length - 1;
  const is = tokens[at]?.word.is;
  const earlier = tokens.slice(Math.max(0, at - 3), at).filter(({ word }) => word.is !== 'filler');
  const before = earlier.at(-1);
  if (!before) return;
  if ((is === 'become' || is === 'yes') && before.word.is === 'not') tokens[at] = { ...tokens[at]!, word: { is: 'no' } };
  if (is !== 'not' && is !== 'none') return;
  if (before.word.is === 'yes') before.word = { is: 'no' };
  else if (before.word.is === 'no') tokens[at] = { ...tokens[at]!, word: { is: 'unknown' } };
}
