/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminDataOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminDataOverviewQuery = { dataOverview: Array<{ kind: Types.DataFindingKind, count: number }> };

export type AdminDataFindingsQueryVariables = Exact<{
  kind: Types.DataFindingKind;
  importId?: string | null | undefined;
  query: string;
  page: number;
  size: number;
}>;


export type AdminDataFindingsQuery = { dataFindings: { totalCount: number, items: Array<{ id: string, text: string, detail: string | null, edition: string | null, facilityCount: number, facilities: Array<{ id: string, name: string }> }> } };


export const AdminDataOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDataOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<AdminDataOverviewQuery, AdminDataOverviewQueryVariables>;
export const AdminDataFindingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDataFindings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DataFindingKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataFindings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}},{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"facilityCount"}},{"kind":"Field","name":{"kind":"Name","value":"facilities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminDataFindingsQuery, AdminDataFindingsQueryVariables>;
export const useAdminDataOverviewQuery = (options?: SkipToken | (Omit<useQuery.Options<AdminDataOverviewQuery, AdminDataOverviewQueryVariables>, 'variables'> & { variables?: AdminDataOverviewQueryVariables })) => useQuery(AdminDataOverviewDocument, options ?? {});
export const useAdminDataOverviewLazyQuery = (options?: useLazyQuery.Options<AdminDataOverviewQuery, AdminDataOverviewQueryVariables>) => useLazyQuery(AdminDataOverviewDocument, options ?? {});
export const useAdminDataOverviewSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<AdminDataOverviewQueryVariables>, 'variables'> & { variables?: AdminDataOverviewQueryVariables }) => useSuspenseQuery(AdminDataOverviewDocument, options ?? {});
export const useAdminDataFindingsQuery = (options: SkipToken | (Omit<useQuery.Options<AdminDataFindingsQuery, AdminDataFindingsQueryVariables>, 'variables'> & { variables: AdminDataFindingsQueryVariables })) => useQuery(AdminDataFindingsDocument, options);
export const useAdminDataFindingsLazyQuery = (options?: useLazyQuery.Options<AdminDataFindingsQuery, AdminDataFindingsQueryVariables>) => useLazyQuery(AdminDataFindingsDocument, options ?? {});
export const useAdminDataFindingsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<AdminDataFindingsQueryVariables>, 'variables'> & { variables: AdminDataFindingsQueryVariables }) => useSuspenseQuery(AdminDataFindingsDocument, options);