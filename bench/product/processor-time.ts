import { readdirSync, readFileSync } from 'node:fs';

/** The kernel's clock tick in /proc. */
const TICK_MS = 10;

/** CPU time of processes and their ended children. Linux only. */
export function processorMs(pids: number[]): number {
  return sumOf(pids, 11, 15);
}

/** CPU time of a process, its children, and all ended children. */
export function processorMsOfTree(root: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(statOf(pid)?.split(' ')[1]) === root);
  return processorMs([root, ...children]);
}

/** CPU time of our ended children. */
export function processorMsOfEnded(): number {
  return sumOf([process.pid], 13, 15);
}

/** Peak memory of a process; 0 if it has ended. */
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

/** The fields after the name, which may contain spaces and parentheses. */
function statOf(pid: number): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2);
  } catch {
    return undefined;
  }
}
