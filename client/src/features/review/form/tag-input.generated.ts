/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TagSuggestionsQueryVariables = Exact<{
  query: string;
}>;


export type TagSuggestionsQuery = { tags: Array<{ id: string, name: string }> };


export const TagSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TagSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"14"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<TagSuggestionsQuery, TagSuggestionsQueryVariables>;
export const useTagSuggestionsQuery = (options: SkipToken | (Omit<useQuery.Options<TagSuggestionsQuery, TagSuggestionsQueryVariables>, 'variables'> & { variables: TagSuggestionsQueryVariables })) => useQuery(TagSuggestionsDocument, options);
export const useTagSuggestionsLazyQuery = (options?: useLazyQuery.Options<TagSuggestionsQuery, TagSuggestionsQueryVariables>) => useLazyQuery(TagSuggestionsDocument, options ?? {});
export const useTagSuggestionsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<TagSuggestionsQueryVariables>, 'variables'> & { variables: TagSuggestionsQueryVariables }) => useSuspenseQuery(TagSuggestionsDocument, options);