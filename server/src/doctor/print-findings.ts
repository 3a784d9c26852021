import { inspect } from 'node:util';
import type { FindingGroup, Mark } from './finding';

const SIGNS: Record<Mark, string> = { good: '✓', information: '·', warning: '!', fault: '✗' };
const COLOURS = { good: 'green', information: 'gray', warning: 'yellow', fault: 'red' } as const;

export function printGroup({ name, findings }: FindingGroup, hasColours: boolean): string {
  const sign = (mark: Mark) => (hasColours ? coloured(mark) : SIGNS[mark]);
  const lines = findings.map((finding) => `  ${sign(finding.mark)} ${finding.name} – ${onOneLine(finding.text)}`);
  return `${name}\n${lines.join('\n')}\n`;
}

function coloured(mark: Mark): string {
  const [on = 0, off = 0] = inspect.colors[COLOURS[mark]] ?? [];
  return `\u001b[${on}m${SIGNS[mark]}\u001b[${off}m`;
}

export function printSummary(groups: readonly FindingGroup[]): string {
  const { faults, warnings } = count(groups);
  if (faults > 0)
    return `고쳐야 할 것이 ${faults}가지${warnings > 0 ? `, 살펴볼 것이 ${warnings}가지` : ''} 있습니다. ✗가 붙은 줄을 먼저 보세요.`;
  return warnings > 0 ? `고장 난 곳은 없고, 살펴볼 것이 ${warnings}가지 있습니다.` : '모두 괜찮습니다.';
}

export function printJson(groups: readonly FindingGroup[]): string {
  const { faults, warnings } = count(groups);
  return JSON.stringify({ isWell: faults === 0, faults, warnings, groups }, null, 2);
}

export function hasFaults(groups: readonly FindingGroup[]): boolean {
  return count(groups).faults > 0;
}

function count(groups: readonly FindingGroup[]): { faults: number; warnings: number } {
  const marks = groups.flatMap(({ findings }) => findings.map(({ mark }) => mark));
  return {
    faults: marks.filter((mark) => mark === 'fault').length,
    warnings: marks.filter((mark) => mark === 'warning').length,
  };
}

/** Removes control characters: names from settings and databases may contain any. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
