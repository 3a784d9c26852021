/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminHolidaysQueryVariables = Exact<{
  year: number;
}>;


export type AdminHolidaysQuery = { holidays: Array<{ id: string, date: string, name: string, description: string, isOfficial: boolean }> };

export type DeleteHolidayMutationVariables = Exact<{
  input: Types.DeleteHolidayInput;
}>;


export type DeleteHolidayMutation = { deleteHoliday: string };


export const AdminHolidaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminHolidays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holidays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HolidayDialog_holiday"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolidayDialog_holiday"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Holiday"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isOfficial"}}]}}]} as unknown as DocumentNode<AdminHolidaysQuery, AdminHolidaysQueryVariables>;
export const DeleteHolidayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteHoliday"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteHolidayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteHoliday"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteHolidayMutation, DeleteHolidayMutationVariables>;
export const useAdminHolidaysQuery = (options: SkipToken | (Omit<useQuery.Options<AdminHolidaysQuery, AdminHolidaysQueryVariables>, 'variables'> & { variables: AdminHolidaysQueryVariables })) => useQuery(AdminHolidaysDocument, options);
export const useAdminHolidaysLazyQuery = (options?: useLazyQuery.Options<AdminHolidaysQuery, AdminHolidaysQueryVariables>) => useLazyQuery(AdminHolidaysDocument, options ?? {});
export const useAdminHolidaysSuspenseQuery = (options: Omit<useSuspenseQuery.Options<AdminHolidaysQueryVariables>, 'variables'> & { variables: AdminHolidaysQueryVariables }) => useSuspenseQuery(AdminHolidaysDocument, options);
export const useDeleteHolidayMutation = (options?: useMutation.Options<DeleteHolidayMutation, DeleteHolidayMutationVariables>) => useMutation(DeleteHolidayDocument, options ?? {});