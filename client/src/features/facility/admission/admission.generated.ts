/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Admission_FacilityFragment = { id: string, entrySummary: { answer: Types.EntryAnswer, text: string }, openState: { status: Types.OpenStatus, changesAt: string | null, text: string } };

export type AdmissionNowQueryVariables = Exact<{
  id: string;
}>;


export type AdmissionNowQuery = { facility: { id: string, entrySummary: { answer: Types.EntryAnswer, text: string }, openState: { status: Types.OpenStatus, changesAt: string | null, text: string } } | null };

export const Admission_FacilityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Admission_facility"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Facility"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"entrySummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"changesAt"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<Admission_FacilityFragment, unknown>;
export const AdmissionNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdmissionNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facility"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Admission_facility"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Admission_facility"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Facility"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"entrySummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"changesAt"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<AdmissionNowQuery, AdmissionNowQueryVariables>;
export const useAdmissionNowQuery = (options: SkipToken | (Omit<useQuery.Options<AdmissionNowQuery, AdmissionNowQueryVariables>, 'variables'> & { variables: AdmissionNowQueryVariables })) => useQuery(AdmissionNowDocument, options);
export const useAdmissionNowLazyQuery = (options?: useLazyQuery.Options<AdmissionNowQuery, AdmissionNowQueryVariables>) => useLazyQuery(AdmissionNowDocument, options ?? {});
export const useAdmissionNowSuspenseQuery = (options: Omit<useSuspenseQuery.Options<AdmissionNowQueryVariables>, 'variables'> & { variables: AdmissionNowQueryVariables }) => useSuspenseQuery(AdmissionNowDocument, options);