import { findBreakingChanges, type GraphQLSchema } from 'graphql';

/** A breaking change that is meant: what it is in graphql-js' own words, why it has to be, and since when. */
export interface DeclaredChange {
  change: string;
  reason: string;
  date: string;
}

export interface ComparedSchemas {
  /** What breaks clients out there and nobody declared. */
  undeclared: string[];
  /** What is declared and breaks nothing (any more). */
  outdated: string[];
}

/** What would break clients that were written against `released`, held against what was declared. */
export function compareSchemas(
  released: GraphQLSchema,
  current: GraphQLSchema,
  declared: readonly DeclaredChange[],
): ComparedSchemas {
  const found = findBreakingChanges(released, current).map(({ description }) => description);
  const known = declared.map(({ change }) => change);
  return {
    undeclared: found.filter((change) => !known.includes(change)),
    outdated: known.filter((change) => !found.includes(change)),
  };
}
