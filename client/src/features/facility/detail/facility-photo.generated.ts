/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FacilityPhotoQueryVariables = Exact<{
  facilityId: string;
}>;


export type FacilityPhotoQuery = { reviewPhotos: { totalCount: number, items: Array<{ image: { url: string, cardUrl: string, thumbnailUrl: string, thumbhash: string | null } }> } };


export const FacilityPhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FacilityPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"facilityId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewPhotos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"facilityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"facilityId"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"cardUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<FacilityPhotoQuery, FacilityPhotoQueryVariables>;
export const useFacilityPhotoQuery = (options: SkipToken | (Omit<useQuery.Options<FacilityPhotoQuery, FacilityPhotoQueryVariables>, 'variables'> & { variables: FacilityPhotoQueryVariables })) => useQuery(FacilityPhotoDocument, options);
export const useFacilityPhotoLazyQuery = (options?: useLazyQuery.Options<FacilityPhotoQuery, FacilityPhotoQueryVariables>) => useLazyQuery(FacilityPhotoDocument, options ?? {});
export const useFacilityPhotoSuspenseQuery = (options: Omit<useSuspenseQuery.Options<FacilityPhotoQueryVariables>, 'variables'> & { variables: FacilityPhotoQueryVariables }) => useSuspenseQuery(FacilityPhotoDocument, options);