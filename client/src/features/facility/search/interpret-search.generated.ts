/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InterpretSearchQueryVariables = Exact<{
  query: string;
}>;


export type InterpretSearchQuery = { interpretSearch: { isNearMe: boolean, restWords: Array<string>, filter: { categories: Array<string> | null, sidoName: string | null, sigunguName: string | null, parkingAvailable: boolean | null, indoorFacility: boolean | null, outdoorFacility: boolean | null, openAt: string | null, isOpenAllDay: boolean | null }, nearPlace: { name: string, latitude: number, longitude: number, radiusMeters: number } | null, chips: Array<{ kind: Types.SearchChipKind, text: string, source: string }> } };


export const InterpretSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InterpretSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interpretSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"sidoName"}},{"kind":"Field","name":{"kind":"Name","value":"sigunguName"}},{"kind":"Field","name":{"kind":"Name","value":"parkingAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"indoorFacility"}},{"kind":"Field","name":{"kind":"Name","value":"outdoorFacility"}},{"kind":"Field","name":{"kind":"Name","value":"openAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenAllDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radiusMeters"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isNearMe"}},{"kind":"Field","name":{"kind":"Name","value":"chips"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"restWords"}}]}}]}}]} as unknown as DocumentNode<InterpretSearchQuery, InterpretSearchQueryVariables>;
export const useInterpretSearchQuery = (options: SkipToken | (Omit<useQuery.Options<InterpretSearchQuery, InterpretSearchQueryVariables>, 'variables'> & { variables: InterpretSearchQueryVariables })) => useQuery(InterpretSearchDocument, options);
export const useInterpretSearchLazyQuery = (options?: useLazyQuery.Options<InterpretSearchQuery, InterpretSearchQueryVariables>) => useLazyQuery(InterpretSearchDocument, options ?? {});
export const useInterpretSearchSuspenseQuery = (options: Omit<useSuspenseQuery.Options<InterpretSearchQueryVariables>, 'variables'> & { variables: InterpretSearchQueryVariables }) => useSuspenseQuery(InterpretSearchDocument, options);