/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FacilitySuggestionsQueryVariables = Exact<{
  query: string;
  limit: number;
}>;


export type FacilitySuggestionsQuery = { facilitySuggestions: Array<{ id: string, name: string, category3: string | null, sidoName: string | null, sigunguName: string | null }> };


export const FacilitySuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FacilitySuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facilitySuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category3"}},{"kind":"Field","name":{"kind":"Name","value":"sidoName"}},{"kind":"Field","name":{"kind":"Name","value":"sigunguName"}}]}}]}}]} as unknown as DocumentNode<FacilitySuggestionsQuery, FacilitySuggestionsQueryVariables>;
export const useFacilitySuggestionsQuery = (options: SkipToken | (Omit<useQuery.Options<FacilitySuggestionsQuery, FacilitySuggestionsQueryVariables>, 'variables'> & { variables: FacilitySuggestionsQueryVariables })) => useQuery(FacilitySuggestionsDocument, options);
export const useFacilitySuggestionsLazyQuery = (options?: useLazyQuery.Options<FacilitySuggestionsQuery, FacilitySuggestionsQueryVariables>) => useLazyQuery(FacilitySuggestionsDocument, options ?? {});
export const useFacilitySuggestionsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<FacilitySuggestionsQueryVariables>, 'variables'> & { variables: FacilitySuggestionsQueryVariables }) => useSuspenseQuery(FacilitySuggestionsDocument, options);