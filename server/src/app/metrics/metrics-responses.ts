import { Counter, type Registry } from 'prom-client';

export function measureResponses(registry: Registry, { counts }: { counts: Record<'hit' | 'miss', number> }): void {
  new Counter({
    name: 'response_cache_requests_total',
    help: 'Requests of visitors whose response may be cached, by result: hit or miss',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(counts)) this.inc({ result }, count);
    },
  });
}
