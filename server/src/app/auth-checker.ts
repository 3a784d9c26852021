import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { AccessLevel } from '../shared/access';
import { AppError } from '../shared/errors';
import type { Viewer } from '../shared/viewer';
import type { RequestContext } from './context';

export function assertAccess(level: AccessLevel, viewer: Viewer | null): void {
  if (level === 'PUBLIC') return;
  if (!viewer) throw new AppError('UNAUTHENTICATED', '로그인이 필요합니다.');
  if (level === 'ADMIN' && !viewer.isAdmin) throw new AppError('FORBIDDEN', '권한이 없습니다.');
}

export function accessLevelOf(field: GraphQLField<unknown, RequestContext>): AccessLevel | undefined {
  return field.extensions.access as AccessLevel | undefined;
}

export function rootFieldsOf(schema: GraphQLSchema): GraphQLField<unknown, RequestContext>[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values<GraphQLField<unknown, RequestContext>>(type?.getFields() ?? {}),
  );
}

/** Puts the declared access level before every root resolver, and refuses a schema in which one declares none. */
export function closeByDefault(schema: GraphQLSchema): GraphQLSchema {
  for (const field of rootFieldsOf(schema)) {
    const level = accessLevelOf(field);
    if (!level) throw new Error(`Root field "${field.name}" declares no access level: add @Access(…)`);
    if (level === 'PUBLIC') continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, context, info) => {
      assertAccess(level, context.viewer);
      return resolve(source, args, context, info);
    };
  }
  return schema;
}
