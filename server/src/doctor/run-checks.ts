import { setTimeout as sleep } from 'node:timers/promises';
import { describeError } from './describe-error';
import { fault, type Finding, type Outcome } from './finding';

export interface Check {
  name: string;
  run: () => Outcome | Promise<Outcome>;
}

export const CHECK_MS = 5_000;

/** Runs checks one after another. A check that fails or hangs becomes a finding and does not stop the others. */
export async function runChecks(checks: readonly Check[], { checkMs = CHECK_MS } = {}): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, run } of checks) {
    const outcome = await within(checkMs, async () => run()).catch((error: unknown) =>
      fault(`확인하지 못했습니다. ${describeError(error)}`),
    );
    if (outcome) findings.push({ name, ...outcome });
  }
  return findings;
}

/** @throws DOMException TimeoutError if the work takes longer */
export async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const late = sleep(ms, undefined, { signal: controller.signal }).then(() => {
    throw new DOMException(`No answer within ${ms} ms`, 'TimeoutError');
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    late.catch(() => {});
    controller.abort();
  }
}
