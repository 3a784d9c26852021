import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** Remembers what a drill opens in a process of its own, which clears it away even when the drill is killed. */
export class ClearAway {
  private readonly keeper: ChildProcess;

  constructor() {
    this.keeper = spawn(process.execPath, [join(__dirname, 'clear-away-at-end.cjs')], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    });
    this.keeper.unref();
  }

  tell(word: 'process' | 'ended' | 'postgres' | 'mount' | 'folder', thing: string | number): void {
    this.keeper.stdin?.write(`${word} ${thing}\n`);
  }

  /** Nothing more is to be done by us: it does the rest and ends. */
  finish(): void {
    this.keeper.stdin?.end();
  }
}
