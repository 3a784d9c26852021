import type { ImportProgress } from '../modules/facility/import/facility-import.service';

interface ProgressLine {
  show: (progress: ImportProgress) => void;
  /** Keeps the last line and moves the cursor below it. */
  end: () => void;
}

interface StatusLine {
  /** @param step a new step is always shown */
  show: (step: string, text: string) => void;
  end: () => void;
}

interface Output {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

const TERMINAL_EVERY_MS = 100;
const LOG_EVERY_MS = 5_000;
const MEGABYTE = 1_000_000;

const number = (value: number) => value.toLocaleString('ko');

function textOf(progress: ImportProgress): string {
  if (progress.step === 'write') return `저장하는 중 · ${number(progress.rows)}줄`;
  const { step, doneBytes, totalBytes, rows } = progress;
  const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);
  const share = totalBytes ? ` (${Math.floor((doneBytes / totalBytes) * 100)}%)` : '';
  const amount = `${megabytes(doneBytes)}${totalBytes ? `/${megabytes(totalBytes)}` : ''}MB${share}`;
  return step === 'download' ? `내려받는 중 · ${amount}` : `읽는 중 · ${amount} · ${number(rows)}줄`;
}

/** On a terminal one line that is overwritten; in a log a line at the start of each step and then every few seconds. */
export function createStatusLine(output: Output, now: () => number = Date.now): StatusLine {
  let lastStep = '';
  let lastShown = -Infinity;
  let isOpen = false;
  return {
    show: (step, text) => {
      const isDue = now() - lastShown >= (output.isTTY ? TERMINAL_EVERY_MS : LOG_EVERY_MS);
      if (step === lastStep && !isDue) return;
      lastStep = step;
      lastShown = now();
      isOpen = true;
      output.write(output.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
    },
    end: () => {
      if (output.isTTY && isOpen) output.write('\n');
      isOpen = false;
    },
  };
}

export function createProgressLine(output: Output, now?: () => number): ProgressLine {
  const line = createStatusLine(output, now);
  return { show: (progress) => line.show(progress.step, textOf(progress)), end: line.end };
}
