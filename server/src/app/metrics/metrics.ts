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
import { measureResponses } from './metrics-responses';

/**
 * Prometheus metrics of one process. Names, labels and label values are fixed: nothing that a client sends becomes one. Only created where
 * METRICS_PORT is set.
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

  /** The current state; concurrent scrapes share one result and one statement. */
  text(): Promise<string> {
    this.reading ??= this.registry.metrics().finally(() => (this.reading = undefined));
    return this.reading;
  }

  /** Wraps all handlers, refusals included. */
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

  watchResponses(responses: Parameters<typeof measureResponses>[1]): void {
    measureResponses(this.registry, responses);
  }
}
