/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FilterOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type FilterOptionsQuery = { regions: Array<{ name: string, shortName: string }>, facilityCategories: Array<{ name: string, kinds: Array<{ name: string }> }> };


export const FilterOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facilityCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<FilterOptionsQuery, FilterOptionsQueryVariables>;
export const useFilterOptionsQuery = (options?: SkipToken | (Omit<useQuery.Options<FilterOptionsQuery, FilterOptionsQueryVariables>, 'variables'> & { variables?: FilterOptionsQueryVariables })) => useQuery(FilterOptionsDocument, options ?? {});
export const useFilterOptionsLazyQuery = (options?: useLazyQuery.Options<FilterOptionsQuery, FilterOptionsQueryVariables>) => useLazyQuery(FilterOptionsDocument, options ?? {});
export const useFilterOptionsSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<FilterOptionsQueryVariables>, 'variables'> & { variables?: FilterOptionsQueryVariables }) => useSuspenseQuery(FilterOptionsDocument, options ?? {});