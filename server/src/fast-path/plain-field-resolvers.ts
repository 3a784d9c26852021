import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { type ClassType, getMetadataStorage } from 'type-graphql';

type Method = (...given: unknown[]) => unknown;
/** What a field resolver may be given, in this order. */
const GIVEN = ['root', 'context', 'info'];

/**
 * Calls at once each field resolver that is given nothing but the object, the context and what is asked: the library sorts its parameters
 * and looks through them anew for each field of each row. All that has arguments, guards or types of its own stays with the library.
 */
export function callAtOnce(schema: GraphQLSchema, instances: Map<ClassType, object>): void {
  for (const { kind, target, methodName, schemaName, params = [], ...more } of getMetadataStorage().fieldResolvers) {
    const instance = instances.get(target as ClassType) as Record<string, Method> | undefined;
    if (kind !== 'external' || !instance || !params.every(isPlain) || more.roles || more.middlewares?.length) continue;
    const order = [...params].sort((a, b) => a.index - b.index).map((param) => GIVEN.indexOf(param.kind));
    const method = instance[methodName]!.bind(instance);
    const field = typeOf(schema, more.getObjectType!()).getFields()[schemaName]!;
    field.resolve = (root, _args, context, info) => {
      const given: unknown[] = [root, context, info];
      return method(...order.map((index) => given[index]));
    };
  }
}

/** The whole of what is given, as it is. */
const isPlain = (param: { kind: string; propertyName?: string | undefined; getType?: unknown }): boolean =>
  GIVEN.includes(param.kind) && !param.propertyName && !param.getType;

function typeOf(schema: GraphQLSchema, objectClass: unknown): GraphQLObjectType {
  const { name } = getMetadataStorage().objectTypes.find(({ target }) => target === objectClass)!;
  return schema.getType(name) as GraphQLObjectType;
}
