/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MapSearchPageQueryVariables = Exact<{ [key: string]: never; }>;


export type MapSearchPageQuery = { mapSettings: { kakaoJsKey: string | null, tileUrl: string | null } };


export const MapSearchPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapSearchPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kakaoJsKey"}},{"kind":"Field","name":{"kind":"Name","value":"tileUrl"}}]}}]}}]} as unknown as DocumentNode<MapSearchPageQuery, MapSearchPageQueryVariables>;
export const useMapSearchPageQuery = (options?: SkipToken | (Omit<useQuery.Options<MapSearchPageQuery, MapSearchPageQueryVariables>, 'variables'> & { variables?: MapSearchPageQueryVariables })) => useQuery(MapSearchPageDocument, options ?? {});
export const useMapSearchPageLazyQuery = (options?: useLazyQuery.Options<MapSearchPageQuery, MapSearchPageQueryVariables>) => useLazyQuery(MapSearchPageDocument, options ?? {});
export const useMapSearchPageSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<MapSearchPageQueryVariables>, 'variables'> & { variables?: MapSearchPageQueryVariables }) => useSuspenseQuery(MapSearchPageDocument, options ?? {});