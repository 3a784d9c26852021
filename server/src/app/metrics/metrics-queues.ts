import { Gauge, type Registry } from 'prom-client';
import type { WorkQueue } from '../../shared/async/work-queue';

/** Lengths of the queues in front of processor-bound work. */
export function measureQueues(registry: Registry, queues: Record<string, WorkQueue>): void {
  const measure = (name: string, help: string, read: (queue: WorkQueue) => number) => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      collect: () => {
        for (const [label, queue] of Object.entries(queues)) gauge.set({ queue: label }, read(queue));
      },
    });
  };
  measure('queue_running', 'Pieces of work under way, by queue', ({ runningCount }) => runningCount);
  measure('queue_waiting', 'Pieces of work that wait for their turn, by queue', ({ waitingCount }) => waitingCount);
}
