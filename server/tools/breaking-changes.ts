import { findBreakingChanges, type GraphQLSchema } from 'graphql';

/** An intended breaking change: as graphql-js describes it, the reason, and the date. */
export interface DeclaredChange {
  change: string;
  reason: string;
  date: string;
}

export interface ComparedSchemas {
  /** Undeclared breaking changes. */
  undeclared: string[];
  /** Declared changes that break nothing. */
  outdated: string[];
}

/** Compares the breaking changes since `released` with the declared ones. */
export function compareSchemas(
  released: GraphQLSchema,
  current: GraphQLSchema,
  declared: readonly DeclaredChange[],
): ComparedSchemas {
  const found = findBreakingChanges(released, current).map(({ description }) => description);
  const declaredChanges = declared.map(({ change }) => change);
  return {
    undeclared: found.filter((change) => !declaredChanges.includes(change)),
    outdated: declaredChanges.filter((change) => !found.includes(change)),
  };
}
