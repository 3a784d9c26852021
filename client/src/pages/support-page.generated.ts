/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SupportPageQueryVariables = Exact<{
  id: string;
  isFacility: boolean;
}>;


export type SupportPageQuery = { facility?: { id: string, name: string } | null, review?: { id: string, facility: { id: string, name: string } } | null };

export type SupportCommentsQueryVariables = Exact<{
  size: number;
}>;


export type SupportCommentsQuery = { viewerComments: { items: Array<{ id: string, content: string, board: { id: string, title: string } }> } };


export const SupportPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupportPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFacility"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facility"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFacility"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"review"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFacility"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"facility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SupportPageQuery, SupportPageQueryVariables>;
export const SupportCommentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupportComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerComments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SupportCommentsQuery, SupportCommentsQueryVariables>;
export const useSupportPageQuery = (options: SkipToken | (Omit<useQuery.Options<SupportPageQuery, SupportPageQueryVariables>, 'variables'> & { variables: SupportPageQueryVariables })) => useQuery(SupportPageDocument, options);
export const useSupportPageLazyQuery = (options?: useLazyQuery.Options<SupportPageQuery, SupportPageQueryVariables>) => useLazyQuery(SupportPageDocument, options ?? {});
export const useSupportPageSuspenseQuery = (options: Omit<useSuspenseQuery.Options<SupportPageQueryVariables>, 'variables'> & { variables: SupportPageQueryVariables }) => useSuspenseQuery(SupportPageDocument, options);
export const useSupportCommentsQuery = (options: SkipToken | (Omit<useQuery.Options<SupportCommentsQuery, SupportCommentsQueryVariables>, 'variables'> & { variables: SupportCommentsQueryVariables })) => useQuery(SupportCommentsDocument, options);
export const useSupportCommentsLazyQuery = (options?: useLazyQuery.Options<SupportCommentsQuery, SupportCommentsQueryVariables>) => useLazyQuery(SupportCommentsDocument, options ?? {});
export const useSupportCommentsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<SupportCommentsQueryVariables>, 'variables'> & { variables: SupportCommentsQueryVariables }) => useSuspenseQuery(SupportCommentsDocument, options);