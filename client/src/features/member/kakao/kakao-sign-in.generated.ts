/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type KakaoSignInQueryVariables = Exact<{ [key: string]: never; }>;


export type KakaoSignInQuery = { kakaoSignIn: { authorizeUrl: string, isDemo: boolean } | null };


export const KakaoSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KakaoSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kakaoSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}}]}}]}}]} as unknown as DocumentNode<KakaoSignInQuery, KakaoSignInQueryVariables>;
export const useKakaoSignInQuery = (options?: SkipToken | (Omit<useQuery.Options<KakaoSignInQuery, KakaoSignInQueryVariables>, 'variables'> & { variables?: KakaoSignInQueryVariables })) => useQuery(KakaoSignInDocument, options ?? {});
export const useKakaoSignInLazyQuery = (options?: useLazyQuery.Options<KakaoSignInQuery, KakaoSignInQueryVariables>) => useLazyQuery(KakaoSignInDocument, options ?? {});
export const useKakaoSignInSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<KakaoSignInQueryVariables>, 'variables'> & { variables?: KakaoSignInQueryVariables }) => useSuspenseQuery(KakaoSignInDocument, options ?? {});