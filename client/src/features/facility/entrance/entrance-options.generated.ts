/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EntranceKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type EntranceKindsQuery = { facilityCategories: Array<{ name: string, kinds: Array<{ name: string, facilityCount: number }> }> };

export type EntranceRegionsQueryVariables = Exact<{ [key: string]: never; }>;


export type EntranceRegionsQuery = { regions: Array<{ name: string, shortName: string, facilityCount: number }> };


export const EntranceKindsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntranceKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facilityCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"facilityCount"}}]}}]}}]}}]} as unknown as DocumentNode<EntranceKindsQuery, EntranceKindsQueryVariables>;
export const EntranceRegionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntranceRegions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"facilityCount"}}]}}]}}]} as unknown as DocumentNode<EntranceRegionsQuery, EntranceRegionsQueryVariables>;
export const useEntranceKindsQuery = (options?: SkipToken | (Omit<useQuery.Options<EntranceKindsQuery, EntranceKindsQueryVariables>, 'variables'> & { variables?: EntranceKindsQueryVariables })) => useQuery(EntranceKindsDocument, options ?? {});
export const useEntranceKindsLazyQuery = (options?: useLazyQuery.Options<EntranceKindsQuery, EntranceKindsQueryVariables>) => useLazyQuery(EntranceKindsDocument, options ?? {});
export const useEntranceKindsSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<EntranceKindsQueryVariables>, 'variables'> & { variables?: EntranceKindsQueryVariables }) => useSuspenseQuery(EntranceKindsDocument, options ?? {});
export const useEntranceRegionsQuery = (options?: SkipToken | (Omit<useQuery.Options<EntranceRegionsQuery, EntranceRegionsQueryVariables>, 'variables'> & { variables?: EntranceRegionsQueryVariables })) => useQuery(EntranceRegionsDocument, options ?? {});
export const useEntranceRegionsLazyQuery = (options?: useLazyQuery.Options<EntranceRegionsQuery, EntranceRegionsQueryVariables>) => useLazyQuery(EntranceRegionsDocument, options ?? {});
export const useEntranceRegionsSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<EntranceRegionsQueryVariables>, 'variables'> & { variables?: EntranceRegionsQueryVariables }) => useSuspenseQuery(EntranceRegionsDocument, options ?? {});