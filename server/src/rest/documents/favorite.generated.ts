/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ToggleFavoriteMutationVariables = Exact<{
  input: Types.ToggleFavoriteInput;
}>;


export type ToggleFavoriteMutation = { toggleFavorite: { viewerHasFavorited: boolean } };

export type FavoriteListQueryVariables = Exact<{
  size: number;
}>;


export type FavoriteListQuery = { favoriteFacilities: { items: Array<{ id: string, name: string, latitude: number | null, longitude: number | null, category1: string | null, category2: string | null, category3: string | null, roadAddress: string | null, jibunAddress: string | null, sidoName: string | null, sigunguName: string | null, roadName: string | null, bunji: string | null, phoneNumber: string | null, holiday: string | null, operatingHours: string | null, parkingAvailable: boolean | null, allowedPetSize: string | null, petRestrictions: string | null, indoorFacility: boolean | null, outdoorFacility: boolean | null, reviewCount: number, averageRating: number | null, petFriendlyInfo: boolean | null }> } };

export type FavoriteByIdQueryVariables = Exact<{
  id: string;
}>;


export type FavoriteByIdQuery = { facility: { viewerHasFavorited: boolean } | null };


export const ToggleFavoriteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleFavorite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ToggleFavoriteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleFavorite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavorited"}}]}}]}}]} as unknown as DocumentNode<ToggleFavoriteMutation, ToggleFavoriteMutationVariables>;
export const FavoriteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FavoriteList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favoriteFacilities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FacilityItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FacilityItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Facility"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"category1"}},{"kind":"Field","name":{"kind":"Name","value":"category2"}},{"kind":"Field","name":{"kind":"Name","value":"category3"}},{"kind":"Field","name":{"kind":"Name","value":"roadAddress"}},{"kind":"Field","name":{"kind":"Name","value":"jibunAddress"}},{"kind":"Field","name":{"kind":"Name","value":"sidoName"}},{"kind":"Field","name":{"kind":"Name","value":"sigunguName"}},{"kind":"Field","name":{"kind":"Name","value":"roadName"}},{"kind":"Field","name":{"kind":"Name","value":"bunji"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}},{"kind":"Field","name":{"kind":"Name","value":"operatingHours"}},{"kind":"Field","name":{"kind":"Name","value":"parkingAvailable"}},{"kind":"Field","alias":{"kind":"Name","value":"petFriendlyInfo"},"name":{"kind":"Name","value":"petFriendly"}},{"kind":"Field","name":{"kind":"Name","value":"allowedPetSize"}},{"kind":"Field","name":{"kind":"Name","value":"petRestrictions"}},{"kind":"Field","name":{"kind":"Name","value":"indoorFacility"}},{"kind":"Field","name":{"kind":"Name","value":"outdoorFacility"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}}]}}]} as unknown as DocumentNode<FavoriteListQuery, FavoriteListQueryVariables>;
export const FavoriteByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FavoriteById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facility"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavorited"}}]}}]}}]} as unknown as DocumentNode<FavoriteByIdQuery, FavoriteByIdQueryVariables>;