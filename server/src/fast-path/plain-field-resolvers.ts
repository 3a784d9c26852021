import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { type ClassType, getMetadataStorage } from 'type-graphql';
import { isFastPathOn } from '../config';

type Method = (...given: unknown[]) => unknown;
/** What a field resolver may be given, in this order. */
const GIVEN = ['root', 'context', 'info'];

/**
 * Calls field resolvers directly that take only root, context and info: type-graphql sorts and examines the parameters again for each
 * field of each row. Resolvers with arguments, guards or converted types stay with type-graphql.
 */
export function callPlainFieldResolversDirectly(schema: GraphQLSchema, instances: Map<ClassType, object>): void {
  if (!isFastPathOn('plain-field-resolvers')) return;
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
