/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type KakaoSignInQueryVariables = Exact<{ [key: string]: never; }>;


export type KakaoSignInQuery = { kakaoSignIn: { authorizeUrl: string, isDemo: boolean } | null };

export type SignInWithKakaoMutationVariables = Exact<{
  input: Types.KakaoSignInInput;
}>;


export type SignInWithKakaoMutation = { signInWithKakao: { token: string } };


export const KakaoSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KakaoSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kakaoSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}}]}}]}}]} as unknown as DocumentNode<KakaoSignInQuery, KakaoSignInQueryVariables>;
export const SignInWithKakaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithKakao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KakaoSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithKakao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<SignInWithKakaoMutation, SignInWithKakaoMutationVariables>;
export const useKakaoSignInQuery = (options?: SkipToken | (Omit<useQuery.Options<KakaoSignInQuery, KakaoSignInQueryVariables>, 'variables'> & { variables?: KakaoSignInQueryVariables })) => useQuery(KakaoSignInDocument, options ?? {});
export const useKakaoSignInLazyQuery = (options?: useLazyQuery.Options<KakaoSignInQuery, KakaoSignInQueryVariables>) => useLazyQuery(KakaoSignInDocument, options ?? {});
export const useKakaoSignInSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<KakaoSignInQueryVariables>, 'variables'> & { variables?: KakaoSignInQueryVariables }) => useSuspenseQuery(KakaoSignInDocument, options ?? {});
export const useSignInWithKakaoMutation = (options?: useMutation.Options<SignInWithKakaoMutation, SignInWithKakaoMutationVariables>) => useMutation(SignInWithKakaoDocument, options ?? {});