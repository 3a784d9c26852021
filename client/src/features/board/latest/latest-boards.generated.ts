/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LatestBoardsQueryVariables = Exact<{
  size: number;
}>;


export type LatestBoardsQuery = { boards: { items: Array<{ id: string, title: string, insertedAt: string, isPrivate: boolean, attachmentCount: number, commentCount: number }> } };


export const LatestBoardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestBoards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"insertedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"attachmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}}]}}]}}]}}]} as unknown as DocumentNode<LatestBoardsQuery, LatestBoardsQueryVariables>;
export const useLatestBoardsQuery = (options: SkipToken | (Omit<useQuery.Options<LatestBoardsQuery, LatestBoardsQueryVariables>, 'variables'> & { variables: LatestBoardsQueryVariables })) => useQuery(LatestBoardsDocument, options);
export const useLatestBoardsLazyQuery = (options?: useLazyQuery.Options<LatestBoardsQuery, LatestBoardsQueryVariables>) => useLazyQuery(LatestBoardsDocument, options ?? {});
export const useLatestBoardsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<LatestBoardsQueryVariables>, 'variables'> & { variables: LatestBoardsQueryVariables }) => useSuspenseQuery(LatestBoardsDocument, options);