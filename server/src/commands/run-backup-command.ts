import { BackupError, BackupStoppedError } from '../backup/backup-error';
import type { BackupProgress, RunOptions } from '../backup/progress';
import { describeFailure } from './command';
import { createStatusLine } from './progress-line';

const number = (value: number) => value.toLocaleString('ko');

function textOf(progress: BackupProgress): string {
  switch (progress.step) {
    case 'check':
      return `확인하는 중 · ${megabytes(progress.doneBytes)}/${megabytes(progress.totalBytes)}`;
    case 'save-files':
    case 'put-files':
      return `파일을 ${progress.step === 'save-files' ? '담는' : '되돌리는'} 중 · ${number(progress.done)}/${number(progress.total)}개`;
    default:
      return `자료를 ${progress.step === 'save-rows' ? '담는' : '되돌리는'} 중 · ${progress.table} ${number(progress.rows)}줄`;
  }
}

interface Texts {
  /** Prefix of an error message. */
  failure: string;
  stopped: string;
}

/** Shows progress on standard error; Ctrl-C and SIGTERM stop the work cleanly. */
export async function runBackupCommand(work: (options: RunOptions) => Promise<string>, texts: Texts): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  const line = createStatusLine(process.stderr);
  try {
    const text = await work({ signal: stopping.signal, onProgress: (progress) => line.show(progress.step, textOf(progress)) });
    line.end();
    console.log(text);
  } catch (error) {
    line.end();
    if (error instanceof BackupStoppedError) console.error(texts.stopped);
    else console.error(`${texts.failure} ${error instanceof BackupError ? error.message : describeFailure(error)}`);
    process.exitCode = 1;
  }
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)}MB`;
}

export function amount(value: number, unit: string): string {
  return `${number(value)}${unit}`;
}
