import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { addressBlock } from '../../shared/http/address-block';
import type { Limiter } from '../../shared/http/limiter';
import type { RequestContext } from '../../shared/request-context';

/** Counts every mutation field against the client address: a document may have several, and REST rows run them too. */
export function countWrites(schema: GraphQLSchema, limiter: Limiter): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = async (source, args, context: RequestContext, info) => {
      await limiter.consume('WRITES', addressBlock(context.address));
      return resolve(source, args, context, info);
    };
  }
  return schema;
}
