/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FilteredCountQueryVariables = Exact<{
  filter: Types.FacilityFilterInput;
}>;


export type FilteredCountQuery = { facilities: { totalCount: number, isTotalCountExact: boolean } };


export const FilteredCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilteredCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FacilityFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facilities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isTotalCountExact"}}]}}]}}]} as unknown as DocumentNode<FilteredCountQuery, FilteredCountQueryVariables>;
export const useFilteredCountQuery = (options: SkipToken | (Omit<useQuery.Options<FilteredCountQuery, FilteredCountQueryVariables>, 'variables'> & { variables: FilteredCountQueryVariables })) => useQuery(FilteredCountDocument, options);
export const useFilteredCountLazyQuery = (options?: useLazyQuery.Options<FilteredCountQuery, FilteredCountQueryVariables>) => useLazyQuery(FilteredCountDocument, options ?? {});
export const useFilteredCountSuspenseQuery = (options: Omit<useSuspenseQuery.Options<FilteredCountQueryVariables>, 'variables'> & { variables: FilteredCountQueryVariables }) => useSuspenseQuery(FilteredCountDocument, options);