import { readFileSync } from 'node:fs';
import { ApolloLink, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import {
  buildSchema,
  defaultFieldResolver,
  execute,
  OperationTypeNode,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLFieldResolver,
} from 'graphql';
import type { Mutation, Query } from '../src/graphql/types.generated';
import { defaultFields, defaultAnswers } from './default-answers';

/** What a resolver may know of the request besides its arguments. */
export interface Asked {
  /** undefined for a visitor. */
  authorization: string | undefined;
  /** Aborted when the page gives the request up; undefined where it never does. */
  signal: AbortSignal | undefined;
}

/** Root fields of the schema as functions of their arguments; a thrown GraphQLError becomes an error of the answer. */
export type RootResolvers = {
  [Field in Exclude<keyof (Query & Mutation), '__typename'>]?: (args: never, asked: never) => unknown;
};

export interface TestServer {
  /** Root fields in the order in which they were asked for, with their arguments. */
  calls: { field: string; args: Record<string, unknown> }[];
  /** What each request said about who asks; undefined for a visitor. */
  authorizations: (string | undefined)[];
  /** From now on requests fail as they do without a network, or with another failure, until `comeBack`. */
  goAway: (failure?: Error) => void;
  comeBack: () => void;
  /** The next mutation is done, but its answer gets lost on the way. */
  loseNextAnswer: (meanwhile?: () => void) => void;
  /** From now on every token is refused, as one is whose session has ended. */
  refuseTokens: () => void;
  /** Tokens are good again. */
  acceptTokens: () => void;
  link: ApolloLink;
}

const schema = buildSchema(readFileSync(`${process.cwd()}/../schema.graphql`, 'utf8'));

const orDefault: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) =>
  defaultFieldResolver(source, args, context, info) ?? defaultFields[info.fieldName];

const validated = new WeakMap<DocumentNode, readonly GraphQLError[]>();

/** Validates a document the first time it is sent: tests send the same ones thousands of times. */
async function answer(args: ExecutionArgs): Promise<ExecutionResult> {
  const { document } = args;
  const errors = validated.get(document) ?? validate(schema, document);
  validated.set(document, errors);
  return errors.length ? { errors } : execute(args);
}

/** Stands in for the network: questions are checked against the real schema and answered from `resolvers` over sensible defaults. */
export function createTestServer(resolvers: RootResolvers): TestServer {
  const calls: TestServer['calls'] = [];
  const authorizations: TestServer['authorizations'] = [];
  let failure: Error | null = null;
  let refusesTokens = false;
  let losesAnswer: (() => void) | null = null;
  const rootValue = Object.fromEntries(
    Object.entries({ ...defaultAnswers, ...resolvers }).map(([field, resolve]) => [
      field,
      (args: Record<string, unknown>, asked: Asked) => {
        calls.push({ field, args });
        return (resolve as (args: Record<string, unknown>, asked: Asked) => unknown)(args, asked);
      },
    ]),
  );

  const link = new ApolloLink(
    (operation) =>
      new Observable<ApolloLink.Result>((observer) => {
        const { query, variables, operationName, operationType } = operation;
        const { headers, fetchOptions } = operation.getContext() as {
          headers?: { authorization?: string };
          fetchOptions?: { signal?: AbortSignal };
        };
        const authorization = headers?.authorization;
        authorizations.push(authorization);
        if (failure) return observer.error(failure);
        if (refusesTokens && authorization) return observer.error(refusal());
        answer({
          schema,
          document: query,
          rootValue,
          fieldResolver: orDefault,
          variableValues: variables,
          operationName,
          contextValue: { authorization, signal: fetchOptions?.signal } satisfies Asked,
        }).then(
          (result: ExecutionResult) => {
            if (losesAnswer && operationType === OperationTypeNode.MUTATION) {
              losesAnswer();
              losesAnswer = null;
              return observer.error(new TypeError('Failed to fetch'));
            }
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
    authorizations,
    link,
    refuseTokens: () => {
      refusesTokens = true;
    },
    acceptTokens: () => {
      refusesTokens = false;
    },
    loseNextAnswer: (meanwhile = () => {}) => {
      losesAnswer = meanwhile;
    },
    goAway: (given = new TypeError('Failed to fetch')) => {
      failure = given;
    },
    comeBack: () => {
      failure = null;
    },
  };
}

/** How the server answers a token that is not valid: before anything ran, under a status of its own. */
function refusal(): ServerError {
  const errors = [{ message: '로그인이 만료되었습니다. 다시 로그인해 주세요.', extensions: { code: 'UNAUTHENTICATED' } }];
  return new ServerError('Received status code 401', {
    response: { status: 401 } as Response,
    bodyText: JSON.stringify({ errors }),
  });
}
