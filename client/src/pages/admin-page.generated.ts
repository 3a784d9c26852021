/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminHomeQuery = { adminSummary: { memberCount: number, reviewCount: number, reviewReportCount: number, inquiryCount: number, newMemberCount: number, newReviewCount: number, importedAt: string | null, yearWithoutHolidays: number | null }, facilityDataset: { name: string, edition: string | null, isDemo: boolean, facilityCount: number } };


export const AdminHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminHome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"reviewReportCount"}},{"kind":"Field","name":{"kind":"Name","value":"inquiryCount"}},{"kind":"Field","name":{"kind":"Name","value":"newMemberCount"}},{"kind":"Field","name":{"kind":"Name","value":"newReviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"yearWithoutHolidays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facilityDataset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"facilityCount"}}]}}]}}]} as unknown as DocumentNode<AdminHomeQuery, AdminHomeQueryVariables>;
export const useAdminHomeQuery = (options?: SkipToken | (Omit<useQuery.Options<AdminHomeQuery, AdminHomeQueryVariables>, 'variables'> & { variables?: AdminHomeQueryVariables })) => useQuery(AdminHomeDocument, options ?? {});
export const useAdminHomeLazyQuery = (options?: useLazyQuery.Options<AdminHomeQuery, AdminHomeQueryVariables>) => useLazyQuery(AdminHomeDocument, options ?? {});
export const useAdminHomeSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<AdminHomeQueryVariables>, 'variables'> & { variables?: AdminHomeQueryVariables }) => useSuspenseQuery(AdminHomeDocument, options ?? {});