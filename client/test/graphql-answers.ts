import { readFileSync } from 'node:fs';
import { ApolloLink, Observable } from '@apollo/client';
import { buildSchema, graphql, print, type ExecutionResult } from 'graphql';
import type { Query } from '../src/graphql/types.generated';
import { defaultAnswers } from './default-answers';

/** Root fields of the schema as functions of their arguments; a thrown GraphQLError becomes an error of the answer. */
export type RootResolvers = { [Field in Exclude<keyof Query, '__typename'>]?: (args: never) => unknown };

export interface TestServer {
  /** Root fields in the order in which they were asked for, with their arguments. */
  calls: { field: string; args: Record<string, unknown> }[];
  /** From now on requests fail as they do without a network, until `comeBack`. */
  goAway: () => void;
  comeBack: () => void;
  link: ApolloLink;
}

const schema = buildSchema(readFileSync(`${process.cwd()}/../schema.graphql`, 'utf8'));

/** Stands in for the network: questions are checked against the real schema and answered from `resolvers` over sensible defaults. */
export function createTestServer(resolvers: RootResolvers): TestServer {
  const calls: TestServer['calls'] = [];
  let isAway = false;
  const rootValue = Object.fromEntries(
    Object.entries({ ...defaultAnswers, ...resolvers }).map(([field, resolve]) => [
      field,
      (args: Record<string, unknown>) => {
        calls.push({ field, args });
        return (resolve as (args: Record<string, unknown>) => unknown)(args);
      },
    ]),
  );

  const link = new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable<ApolloLink.Result>((observer) => {
        if (isAway) return observer.error(new TypeError('Failed to fetch'));
        graphql({ schema, source: print(query), rootValue, variableValues: variables, operationName }).then(
          (result: ExecutionResult) => {
            // Through text and back, as over the network: no shared objects, no functions.
            observer.next(JSON.parse(JSON.stringify(result)) as ApolloLink.Result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );

  return {
    calls,
    link,
    goAway: () => {
      isAway = true;
    },
    comeBack: () => {
      isAway = false;
    },
  };
}
