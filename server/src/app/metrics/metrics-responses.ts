import { Counter, type Registry } from 'prom-client';

export function measureResponses(registry: Registry, { counts }: { counts: Record<'kept' | 'made', number> }): void {
  new Counter({
    name: 'visitor_requests_total',
    help: 'Requests without a token to GraphQL and paths of REST that read, by whether the response was kept from before or made',
    labelNames: ['response'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [response, count] of Object.entries(counts)) this.inc({ response }, count);
    },
  });
}
