import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { Counter, Histogram, type Registry } from 'prom-client';
import { ArgumentValidationError } from 'type-graphql';
import { AppError } from '../../shared/errors';
import { rootFieldsOf } from '../graphql/auth-checker';
import type { FormatError } from '../graphql/format-error';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Root fields by name, from every transport: REST rows, pages and share images run them too. */
export class GraphQLMetrics {
  private readonly fields: Counter<'field' | 'code'>;
  private readonly duration: Histogram<'field'>;
  private readonly errors: Counter<'code'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.fields = new Counter({
      name: 'graphql_root_fields_total',
      help: 'Calls of the root fields of the schema, from GraphQL, REST and pages, by outcome: "ok" or the code of the error',
      labelNames: ['field', 'code'],
      registers,
    });
    this.duration = new Histogram({
      name: 'graphql_root_field_duration_seconds',
      help: 'Time in the resolver of a root field, without the fields below it',
      labelNames: ['field'],
      buckets: SECONDS,
      registers,
    });
    this.errors = new Counter({
      name: 'graphql_errors_total',
      help: 'Errors of operations that ran, in whatever field, by their code; INTERNAL_SERVER_ERROR is in the log with its stack',
      labelNames: ['code'],
      registers,
    });
  }

  watchRootFields(schema: GraphQLSchema): void {
    for (const field of rootFieldsOf(schema)) {
      const resolve = field.resolve ?? defaultFieldResolver;
      const { name } = field;
      field.resolve = async (source, args, context, info) => {
        const startedAt = performance.now();
        let code = 'ok';
        try {
          return await resolve(source, args, context, info);
        } catch (error) {
          code = codeOf(error);
          throw error;
        } finally {
          this.fields.inc({ field: name, code });
          this.duration.observe({ field: name }, (performance.now() - startedAt) / 1000);
        }
      };
    }
  }

  watchErrors(formatError: FormatError): FormatError {
    return (error, context) => {
      const formatted = formatError(error, context);
      this.errors.inc({ code: String(formatted.extensions.code) });
      return formatted;
    };
  }
}

/** The code that clients get (format-error.ts). */
function codeOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return error instanceof ArgumentValidationError ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR';
}
