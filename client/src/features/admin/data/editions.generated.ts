/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminDataEditionsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type AdminDataEditionsQuery = { facilityImports: { totalCount: number, items: Array<{ id: string, fileName: string, edition: string | null, finishedAt: string, read: number, added: number, changed: number, vanished: number, merged: number, refused: number }> } };


export const AdminDataEditionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDataEditions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facilityImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"vanished"}},{"kind":"Field","name":{"kind":"Name","value":"merged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminDataEditionsQuery, AdminDataEditionsQueryVariables>;
export const useAdminDataEditionsQuery = (options: SkipToken | (Omit<useQuery.Options<AdminDataEditionsQuery, AdminDataEditionsQueryVariables>, 'variables'> & { variables: AdminDataEditionsQueryVariables })) => useQuery(AdminDataEditionsDocument, options);
export const useAdminDataEditionsLazyQuery = (options?: useLazyQuery.Options<AdminDataEditionsQuery, AdminDataEditionsQueryVariables>) => useLazyQuery(AdminDataEditionsDocument, options ?? {});
export const useAdminDataEditionsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<AdminDataEditionsQueryVariables>, 'variables'> & { variables: AdminDataEditionsQueryVariables }) => useSuspenseQuery(AdminDataEditionsDocument, options);