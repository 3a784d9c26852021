/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ComingHolidaysQueryVariables = Exact<{
  year: number;
  nextYear: number;
}>;


export type ComingHolidaysQuery = { thisYear: Array<{ date: string, name: string }>, nextYear: Array<{ date: string, name: string }> };


export const ComingHolidaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComingHolidays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextYear"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thisYear"},"name":{"kind":"Name","value":"holidays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"nextYear"},"name":{"kind":"Name","value":"holidays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nextYear"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ComingHolidaysQuery, ComingHolidaysQueryVariables>;
export const useComingHolidaysQuery = (options: SkipToken | (Omit<useQuery.Options<ComingHolidaysQuery, ComingHolidaysQueryVariables>, 'variables'> & { variables: ComingHolidaysQueryVariables })) => useQuery(ComingHolidaysDocument, options);
export const useComingHolidaysLazyQuery = (options?: useLazyQuery.Options<ComingHolidaysQuery, ComingHolidaysQueryVariables>) => useLazyQuery(ComingHolidaysDocument, options ?? {});
export const useComingHolidaysSuspenseQuery = (options: Omit<useSuspenseQuery.Options<ComingHolidaysQueryVariables>, 'variables'> & { variables: ComingHolidaysQueryVariables }) => useSuspenseQuery(ComingHolidaysDocument, options);