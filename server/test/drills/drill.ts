export interface DrillResult {
  /** What was counted and measured, for the person who reads it. */
  counts: Record<string, number | string>;
  /** What must never happen and did, a sentence each; none when the drill passed. */
  failures: string[];
}

export interface DrillOptions {
  /** How long the fault or the load lasts, about; each drill has a short time of its own. */
  seconds?: number;
  /** An answer that comes late is a failure too. By hand, on a machine that has nothing else to do; tests assert no times. */
  judgesTimes?: boolean;
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
  run: (options: DrillOptions) => Promise<DrillResult>;
}
