/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyVisitReportsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type MyVisitReportsQuery = { viewerVisitReports: { totalCount: number, items: Array<{ id: string, visitedOn: string, outcome: Types.VisitOutcome, conditionKind: Types.EntryConditionKind | null, pets: Array<{ species: Types.PetSpecies, size: Types.PetSize | null }>, facility: { id: string, name: string } }> } };


export const MyVisitReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyVisitReports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerVisitReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitedOn"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"conditionKind"}},{"kind":"Field","name":{"kind":"Name","value":"pets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<MyVisitReportsQuery, MyVisitReportsQueryVariables>;
export const useMyVisitReportsQuery = (options: SkipToken | (Omit<useQuery.Options<MyVisitReportsQuery, MyVisitReportsQueryVariables>, 'variables'> & { variables: MyVisitReportsQueryVariables })) => useQuery(MyVisitReportsDocument, options);
export const useMyVisitReportsLazyQuery = (options?: useLazyQuery.Options<MyVisitReportsQuery, MyVisitReportsQueryVariables>) => useLazyQuery(MyVisitReportsDocument, options ?? {});
export const useMyVisitReportsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<MyVisitReportsQueryVariables>, 'variables'> & { variables: MyVisitReportsQueryVariables }) => useSuspenseQuery(MyVisitReportsDocument, options);