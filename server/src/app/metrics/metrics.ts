import type { RequestListener } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { Handler } from '../../shared/http/http-handler';
import type { Limiter } from '../../shared/http/limiter';
import type { WorkQueue } from '../../shared/async/work-queue';
import type { FormatError } from '../graphql/format-error';
import { DatabaseMetrics } from './metrics-database';
import { GraphQLMetrics } from './metrics-graphql';
import { HttpMetrics } from './metrics-http';
import { LimitMetrics } from './metrics-limits';
import { measureQueues } from './metrics-queues';

/**
 * What an operator sees of one process, as Prometheus reads it. Names of metrics, labels and their values are all ours: nothing that a client
 * sends becomes one. Made only where METRICS_PORT is set; without it nothing is measured.
 */
export class Metrics {
  private readonly registry = new Registry();
  private readonly http = new HttpMetrics(this.registry);
  private readonly graphql = new GraphQLMetrics(this.registry);
  private readonly limits = new LimitMetrics(this.registry);
  private readonly database = new DatabaseMetrics(this.registry);
  private reading: Promise<string> | undefined;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** The current state; whoever asks at the same moment gets the same, so that no number of scrapers asks the database twice at once. */
  text(): Promise<string> {
    this.reading ??= this.registry.metrics().finally(() => (this.reading = undefined));
    return this.reading;
  }

  /** Goes around everything that answers, refusals included. */
  watchRequests(listener: RequestListener): RequestListener {
    return this.http.watchRequests(listener);
  }

  countShedRequest(): void {
    this.http.countShedRequest();
  }

  watchRootFields(schema: GraphQLSchema): void {
    this.graphql.watchRootFields(schema);
  }

  watchErrors(formatError: FormatError): FormatError {
    return this.graphql.watchErrors(formatError);
  }

  watchLimiter(limiter: Limiter): Limiter {
    return this.limits.watchLimiter(limiter);
  }

  watchCeiling(ceiling: Handler): Handler {
    return this.limits.watchCeiling(ceiling);
  }

  watchDatabase(dataSource: DataSource): void {
    this.database.watch(dataSource);
  }

  countSlowStatement(): void {
    this.database.countSlowStatement();
  }

  watchQueues(queues: Record<string, WorkQueue>): void {
    measureQueues(this.registry, queues);
  }
}
