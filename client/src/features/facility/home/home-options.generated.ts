/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HomeKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeKindsQuery = { facilityCategories: Array<{ name: string, kinds: Array<{ name: string, facilityCount: number }> }> };

export type HomeRegionsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeRegionsQuery = { regions: Array<{ name: string, shortName: string, facilityCount: number }> };


export const HomeKindsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facilityCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"facilityCount"}}]}}]}}]}}]} as unknown as DocumentNode<HomeKindsQuery, HomeKindsQueryVariables>;
export const HomeRegionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeRegions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"facilityCount"}}]}}]}}]} as unknown as DocumentNode<HomeRegionsQuery, HomeRegionsQueryVariables>;
export const useHomeKindsQuery = (options?: SkipToken | (Omit<useQuery.Options<HomeKindsQuery, HomeKindsQueryVariables>, 'variables'> & { variables?: HomeKindsQueryVariables })) => useQuery(HomeKindsDocument, options ?? {});
export const useHomeKindsLazyQuery = (options?: useLazyQuery.Options<HomeKindsQuery, HomeKindsQueryVariables>) => useLazyQuery(HomeKindsDocument, options ?? {});
export const useHomeKindsSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<HomeKindsQueryVariables>, 'variables'> & { variables?: HomeKindsQueryVariables }) => useSuspenseQuery(HomeKindsDocument, options ?? {});
export const useHomeRegionsQuery = (options?: SkipToken | (Omit<useQuery.Options<HomeRegionsQuery, HomeRegionsQueryVariables>, 'variables'> & { variables?: HomeRegionsQueryVariables })) => useQuery(HomeRegionsDocument, options ?? {});
export const useHomeRegionsLazyQuery = (options?: useLazyQuery.Options<HomeRegionsQuery, HomeRegionsQueryVariables>) => useLazyQuery(HomeRegionsDocument, options ?? {});
export const useHomeRegionsSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<HomeRegionsQueryVariables>, 'variables'> & { variables?: HomeRegionsQueryVariables }) => useSuspenseQuery(HomeRegionsDocument, options ?? {});