/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FacilityRatingQueryVariables = Exact<{
  id: string;
}>;


export type FacilityRatingQuery = { facility: { id: string, averageRating: number | null, reviewCount: number } | null };


export const FacilityRatingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FacilityRating"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facility"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}}]}}]} as unknown as DocumentNode<FacilityRatingQuery, FacilityRatingQueryVariables>;
export const useFacilityRatingQuery = (options: SkipToken | (Omit<useQuery.Options<FacilityRatingQuery, FacilityRatingQueryVariables>, 'variables'> & { variables: FacilityRatingQueryVariables })) => useQuery(FacilityRatingDocument, options);
export const useFacilityRatingLazyQuery = (options?: useLazyQuery.Options<FacilityRatingQuery, FacilityRatingQueryVariables>) => useLazyQuery(FacilityRatingDocument, options ?? {});
export const useFacilityRatingSuspenseQuery = (options: Omit<useSuspenseQuery.Options<FacilityRatingQueryVariables>, 'variables'> & { variables: FacilityRatingQueryVariables }) => useSuspenseQuery(FacilityRatingDocument, options);