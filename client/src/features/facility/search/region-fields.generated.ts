/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FilterDistrictsQueryVariables = Exact<{
  regionName: string;
}>;


export type FilterDistrictsQuery = { districts: Array<{ name: string, regionName: string }> };


export const FilterDistrictsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterDistricts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"regionName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"districts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"regionName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"regionName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"regionName"}}]}}]}}]} as unknown as DocumentNode<FilterDistrictsQuery, FilterDistrictsQueryVariables>;
export const useFilterDistrictsQuery = (options: SkipToken | (Omit<useQuery.Options<FilterDistrictsQuery, FilterDistrictsQueryVariables>, 'variables'> & { variables: FilterDistrictsQueryVariables })) => useQuery(FilterDistrictsDocument, options);
export const useFilterDistrictsLazyQuery = (options?: useLazyQuery.Options<FilterDistrictsQuery, FilterDistrictsQueryVariables>) => useLazyQuery(FilterDistrictsDocument, options ?? {});
export const useFilterDistrictsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<FilterDistrictsQueryVariables>, 'variables'> & { variables: FilterDistrictsQueryVariables }) => useSuspenseQuery(FilterDistrictsDocument, options);