/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FavoritePlacesQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type FavoritePlacesQuery = { favoriteFacilities: { totalCount: number, items: Array<{ id: string, name: string, category2: string | null, category3: string | null, latitude: number | null, longitude: number | null, viewerHasFavorited: boolean }> } };


export const FavoritePlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FavoritePlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favoriteFacilities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category2"}},{"kind":"Field","name":{"kind":"Name","value":"category3"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavorited"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<FavoritePlacesQuery, FavoritePlacesQueryVariables>;
export const useFavoritePlacesQuery = (options: SkipToken | (Omit<useQuery.Options<FavoritePlacesQuery, FavoritePlacesQueryVariables>, 'variables'> & { variables: FavoritePlacesQueryVariables })) => useQuery(FavoritePlacesDocument, options);
export const useFavoritePlacesLazyQuery = (options?: useLazyQuery.Options<FavoritePlacesQuery, FavoritePlacesQueryVariables>) => useLazyQuery(FavoritePlacesDocument, options ?? {});
export const useFavoritePlacesSuspenseQuery = (options: Omit<useSuspenseQuery.Options<FavoritePlacesQueryVariables>, 'variables'> & { variables: FavoritePlacesQueryVariables }) => useSuspenseQuery(FavoritePlacesDocument, options);