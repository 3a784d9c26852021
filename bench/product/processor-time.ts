import { readdirSync, readFileSync } from 'node:fs';

/** Of the kernel's clock in which /proc counts processor time. */
const TICK_MS = 10;

/** Processor time of the processes, their ended children included. Linux only. */
export function processorMs(pids: number[]): number {
  return sumOf(pids, 11, 15);
}

/** Processor time of a process, of its children, and of theirs that ended. */
export function processorMsOfTree(root: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(statOf(pid)?.split(' ')[1]) === root);
  return processorMs([root, ...children]);
}

/** Processor time of our children that ended. */
export function processorMsOfEnded(): number {
  return sumOf([process.pid], 13, 15);
}

/** Most memory that a process has held so far; 0 when it is gone. */
export function peakMemoryBytes(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function sumOf(pids: number[], from: number, to: number): number {
  return pids.reduce((sum, pid) => {
    const fields = statOf(pid)?.split(' ') ?? [];
    return sum + fields.slice(from, to).reduce((ticks, field) => ticks + Number(field), 0) * TICK_MS;
  }, 0);
}

/** From the state on, behind the name, which may hold anything. */
function statOf(pid: number): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2);
  } catch {
    return undefined;
  }
}
