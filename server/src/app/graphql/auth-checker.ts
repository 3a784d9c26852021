import { defaultFieldResolver, type DocumentNode, type GraphQLField, type GraphQLSchema, Kind } from 'graphql';
import { ACCESS_NAMES, type AccessLevel, assertAccess } from '../../shared/access';
import type { RequestContext } from '../../shared/request-context';
import { assertNotSuspended } from '../../shared/suspension';

export function accessLevelOf(field: GraphQLField<unknown, RequestContext>): AccessLevel | undefined {
  return field.extensions.access as AccessLevel | undefined;
}

/** Whether suspended members may call this root field: all queries, and mutations declared with `@AllowsSuspended()`. */
export function allowsSuspended(schema: GraphQLSchema, field: GraphQLField<unknown, RequestContext>): boolean {
  return schema.getMutationType()?.getFields()[field.name] !== field || field.extensions.allowsSuspended === true;
}

export function rootFieldsOf(schema: GraphQLSchema): GraphQLField<unknown, RequestContext>[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values<GraphQLField<unknown, RequestContext>>(type?.getFields() ?? {}),
  );
}

/** Checks the declared access level and suspensions before every root resolver and adds the level to its description. @throws if a root field declares none */
export function closeByDefault(schema: GraphQLSchema): GraphQLSchema {
  for (const field of rootFieldsOf(schema)) {
    const level = accessLevelOf(field);
    if (!level) throw new Error(`Root field "${field.name}" declares no access level: add @Access(…)`);
    const isForSuspended = allowsSuspended(schema, field);
    const who = ACCESS_NAMES[level] + (field.extensions.allowsSuspended ? ', 이용이 정지되었어도' : '');
    field.description = `${field.description ?? ''}\n\n호출할 수 있는 사람: ${who}`.trim();
    if (level === 'PUBLIC' && isForSuspended) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, context, info) => {
      assertAccess(level, context.viewer);
      if (!isForSuspended) assertNotSuspended(context.viewer?.suspension ?? null);
      return resolve(source, args, context, info);
    };
  }
  return schema;
}

const STRICTNESS: AccessLevel[] = ['PUBLIC', 'MEMBER', 'ADMIN'];

/** The strictest level of the root fields of a REST row's document. */
export function accessOfDocuments(schema: GraphQLSchema) {
  const levels = new Map(rootFieldsOf(schema).map((field) => [field.name, accessLevelOf(field)]));
  return (document: DocumentNode): AccessLevel => {
    const fields = document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
    );
    const strictness = fields.map((field) =>
      STRICTNESS.indexOf((field.kind === Kind.FIELD && levels.get(field.name.value)) || 'ADMIN'),
    );
    return STRICTNESS[Math.max(...strictness)] ?? 'ADMIN';
  };
}
