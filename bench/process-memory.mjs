import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Of the kernel's clock in which /proc counts processor time. */
const TICK_MS = 10;

/** Processor time of a process, its ended children included. */
export function cpuMs(pid) {
  const fields = statOf(pid)?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((ticks, field) => ticks + Number(field), 0) * TICK_MS;
}

/** Postgres has a process for each connection. */
export function treeCpuMs(root) {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => Number(statOf(pid)?.split(' ')[1]) === root);
  return [root, ...children].reduce((sum, pid) => sum + cpuMs(pid), 0);
}

/** From the state on, behind the name, which may hold anything. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2);
  } catch {
    return undefined;
  }
}

/** Lets the peak begin anew. */
export function forgetPeak(pid) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** Megabytes in use, now and at most. */
export function memoryMb(pid) {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1]) / 1024;
  return { now: of('VmRSS'), peak: of('VmHWM') };
}
