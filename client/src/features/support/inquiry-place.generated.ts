/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InquiryPlaceQueryVariables = Exact<{
  id: string;
}>;


export type InquiryPlaceQuery = { facility: { id: string, name: string, roadAddress: string | null, jibunAddress: string | null } | null };


export const InquiryPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InquiryPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facility"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roadAddress"}},{"kind":"Field","name":{"kind":"Name","value":"jibunAddress"}}]}}]}}]} as unknown as DocumentNode<InquiryPlaceQuery, InquiryPlaceQueryVariables>;
export const useInquiryPlaceQuery = (options: SkipToken | (Omit<useQuery.Options<InquiryPlaceQuery, InquiryPlaceQueryVariables>, 'variables'> & { variables: InquiryPlaceQueryVariables })) => useQuery(InquiryPlaceDocument, options);
export const useInquiryPlaceLazyQuery = (options?: useLazyQuery.Options<InquiryPlaceQuery, InquiryPlaceQueryVariables>) => useLazyQuery(InquiryPlaceDocument, options ?? {});
export const useInquiryPlaceSuspenseQuery = (options: Omit<useSuspenseQuery.Options<InquiryPlaceQueryVariables>, 'variables'> & { variables: InquiryPlaceQueryVariables }) => useSuspenseQuery(InquiryPlaceDocument, options);