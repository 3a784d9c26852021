/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ViewerSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerSessionsQuery = { viewerSessions: Array<{ id: string, device: string, lastSeenAt: string, startedAt: string, isCurrent: boolean }> };

export type CloseOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type CloseOtherSessionsMutation = { closeOtherSessions: number };

export type NickNameOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type NickNameOfferQuery = { viewer: { id: string, nickName: string, needsNickName: boolean | null } | null };

export type SetNickNameMutationVariables = Exact<{
  input: Types.SetNickNameInput;
}>;


export type SetNickNameMutation = { setNickName: { id: string, nickName: string, needsNickName: boolean | null } };

export type DismissNickNameOfferMutationVariables = Exact<{ [key: string]: never; }>;


export type DismissNickNameOfferMutation = { dismissNickNameOffer: boolean };


export const ViewerSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<ViewerSessionsQuery, ViewerSessionsQueryVariables>;
export const CloseOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeOtherSessions"}}]}}]} as unknown as DocumentNode<CloseOtherSessionsMutation, CloseOtherSessionsMutationVariables>;
export const NickNameOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NickNameOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"needsNickName"}}]}}]}}]} as unknown as DocumentNode<NickNameOfferQuery, NickNameOfferQueryVariables>;
export const SetNickNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNickName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetNickNameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNickName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"needsNickName"}}]}}]}}]} as unknown as DocumentNode<SetNickNameMutation, SetNickNameMutationVariables>;
export const DismissNickNameOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissNickNameOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissNickNameOffer"}}]}}]} as unknown as DocumentNode<DismissNickNameOfferMutation, DismissNickNameOfferMutationVariables>;
export const useViewerSessionsQuery = (options?: SkipToken | (Omit<useQuery.Options<ViewerSessionsQuery, ViewerSessionsQueryVariables>, 'variables'> & { variables?: ViewerSessionsQueryVariables })) => useQuery(ViewerSessionsDocument, options ?? {});
export const useViewerSessionsLazyQuery = (options?: useLazyQuery.Options<ViewerSessionsQuery, ViewerSessionsQueryVariables>) => useLazyQuery(ViewerSessionsDocument, options ?? {});
export const useViewerSessionsSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<ViewerSessionsQueryVariables>, 'variables'> & { variables?: ViewerSessionsQueryVariables }) => useSuspenseQuery(ViewerSessionsDocument, options ?? {});
export const useCloseOtherSessionsMutation = (options?: useMutation.Options<CloseOtherSessionsMutation, CloseOtherSessionsMutationVariables>) => useMutation(CloseOtherSessionsDocument, options ?? {});
export const useNickNameOfferQuery = (options?: SkipToken | (Omit<useQuery.Options<NickNameOfferQuery, NickNameOfferQueryVariables>, 'variables'> & { variables?: NickNameOfferQueryVariables })) => useQuery(NickNameOfferDocument, options ?? {});
export const useNickNameOfferLazyQuery = (options?: useLazyQuery.Options<NickNameOfferQuery, NickNameOfferQueryVariables>) => useLazyQuery(NickNameOfferDocument, options ?? {});
export const useNickNameOfferSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<NickNameOfferQueryVariables>, 'variables'> & { variables?: NickNameOfferQueryVariables }) => useSuspenseQuery(NickNameOfferDocument, options ?? {});
export const useSetNickNameMutation = (options?: useMutation.Options<SetNickNameMutation, SetNickNameMutationVariables>) => useMutation(SetNickNameDocument, options ?? {});
export const useDismissNickNameOfferMutation = (options?: useMutation.Options<DismissNickNameOfferMutation, DismissNickNameOfferMutationVariables>) => useMutation(DismissNickNameOfferDocument, options ?? {});