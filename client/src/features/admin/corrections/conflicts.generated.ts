/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminConflictsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type AdminConflictsQuery = { correctionConflicts: { totalCount: number, items: Array<{ id: string, field: Types.CorrectableField, value: string | null, source: string, acceptedAt: string, dataValue: string | null, dataEdition: string | null, facility: { id: string, name: string } }> } };

export type KeepCorrectionMutationVariables = Exact<{
  input: Types.KeepCorrectionInput;
}>;


export type KeepCorrectionMutation = { keepCorrection: { id: string } };

export type DropCorrectionMutationVariables = Exact<{
  input: Types.DropCorrectionInput;
}>;


export type DropCorrectionMutation = { dropCorrection: { id: string } };


export const AdminConflictsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminConflicts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctionConflicts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dataValue"}},{"kind":"Field","name":{"kind":"Name","value":"dataEdition"}},{"kind":"Field","name":{"kind":"Name","value":"facility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminConflictsQuery, AdminConflictsQueryVariables>;
export const KeepCorrectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepCorrection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KeepCorrectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<KeepCorrectionMutation, KeepCorrectionMutationVariables>;
export const DropCorrectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DropCorrection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DropCorrectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dropCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DropCorrectionMutation, DropCorrectionMutationVariables>;
export const useAdminConflictsQuery = (options: SkipToken | (Omit<useQuery.Options<AdminConflictsQuery, AdminConflictsQueryVariables>, 'variables'> & { variables: AdminConflictsQueryVariables })) => useQuery(AdminConflictsDocument, options);
export const useAdminConflictsLazyQuery = (options?: useLazyQuery.Options<AdminConflictsQuery, AdminConflictsQueryVariables>) => useLazyQuery(AdminConflictsDocument, options ?? {});
export const useAdminConflictsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<AdminConflictsQueryVariables>, 'variables'> & { variables: AdminConflictsQueryVariables }) => useSuspenseQuery(AdminConflictsDocument, options);
export const useKeepCorrectionMutation = (options?: useMutation.Options<KeepCorrectionMutation, KeepCorrectionMutationVariables>) => useMutation(KeepCorrectionDocument, options ?? {});
export const useDropCorrectionMutation = (options?: useMutation.Options<DropCorrectionMutation, DropCorrectionMutationVariables>) => useMutation(DropCorrectionDocument, options ?? {});