/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FacilityDatasetQueryVariables = Exact<{ [key: string]: never; }>;


export type FacilityDatasetQuery = { facilityDataset: { name: string, provider: string, url: string, edition: string | null, isDemo: boolean, facilityCount: number } };


export const FacilityDatasetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FacilityDataset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facilityDataset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"facilityCount"}}]}}]}}]} as unknown as DocumentNode<FacilityDatasetQuery, FacilityDatasetQueryVariables>;
export const useFacilityDatasetQuery = (options?: SkipToken | (Omit<useQuery.Options<FacilityDatasetQuery, FacilityDatasetQueryVariables>, 'variables'> & { variables?: FacilityDatasetQueryVariables })) => useQuery(FacilityDatasetDocument, options ?? {});
export const useFacilityDatasetLazyQuery = (options?: useLazyQuery.Options<FacilityDatasetQuery, FacilityDatasetQueryVariables>) => useLazyQuery(FacilityDatasetDocument, options ?? {});
export const useFacilityDatasetSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<FacilityDatasetQueryVariables>, 'variables'> & { variables?: FacilityDatasetQueryVariables }) => useSuspenseQuery(FacilityDatasetDocument, options ?? {});