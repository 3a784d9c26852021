/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ChangeEmailSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangeEmailSettingsQuery = { accountSettings: { isMailAvailable: boolean } };

export type RequestEmailChangeMutationVariables = Exact<{
  input: Types.RequestEmailChangeInput;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: boolean };


export const ChangeEmailSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangeEmailSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMailAvailable"}}]}}]}}]} as unknown as DocumentNode<ChangeEmailSettingsQuery, ChangeEmailSettingsQueryVariables>;
export const RequestEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEmailChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;
export const useChangeEmailSettingsQuery = (options?: SkipToken | (Omit<useQuery.Options<ChangeEmailSettingsQuery, ChangeEmailSettingsQueryVariables>, 'variables'> & { variables?: ChangeEmailSettingsQueryVariables })) => useQuery(ChangeEmailSettingsDocument, options ?? {});
export const useChangeEmailSettingsLazyQuery = (options?: useLazyQuery.Options<ChangeEmailSettingsQuery, ChangeEmailSettingsQueryVariables>) => useLazyQuery(ChangeEmailSettingsDocument, options ?? {});
export const useChangeEmailSettingsSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<ChangeEmailSettingsQueryVariables>, 'variables'> & { variables?: ChangeEmailSettingsQueryVariables }) => useSuspenseQuery(ChangeEmailSettingsDocument, options ?? {});
export const useRequestEmailChangeMutation = (options?: useMutation.Options<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>) => useMutation(RequestEmailChangeDocument, options ?? {});