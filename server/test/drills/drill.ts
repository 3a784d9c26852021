export interface DrillResult {
  /** What was counted and measured, for the person who reads it. */
  counts: Record<string, number | string>;
  /** What must never happen and did, a sentence each; none when the drill passed. */
  failures: string[];
}

/**
 * A fault made on purpose against real processes on this machine. Each brings up its own world and leaves nothing behind. Bounded in
 * count and time; it judges what happened, and only tells how long it took.
 */
export interface Drill {
  /** As on the command line: `postgres-frozen`. */
  name: string;
  /** What is done and what must hold, in one sentence. */
  what: string;
  /** @param seconds how long the fault or the load lasts, about; each drill has a short time of its own */
  run: (options: { seconds?: number }) => Promise<DrillResult>;
}
