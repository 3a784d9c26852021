import { readFileSync, writeFileSync } from 'node:fs';

/** Lets the peak begin again. */
export function forgetPeak(pid) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** Megabytes in use, now and at most. */
export function memoryMb(pid) {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1]) / 1024;
  return { now: of('VmRSS'), peak: of('VmHWM') };
}
