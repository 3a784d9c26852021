/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MemberReviewsPageQueryVariables = Exact<{
  memberId: string;
}>;


export type MemberReviewsPageQuery = { reviewer: { id: string, nickName: string, averageRating: number | null, profileImage: { url: string, thumbnailUrl: string } | null } | null };


export const MemberReviewsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberReviewsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewerHeader_member"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewerHeader_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<MemberReviewsPageQuery, MemberReviewsPageQueryVariables>;
export const useMemberReviewsPageQuery = (options: SkipToken | (Omit<useQuery.Options<MemberReviewsPageQuery, MemberReviewsPageQueryVariables>, 'variables'> & { variables: MemberReviewsPageQueryVariables })) => useQuery(MemberReviewsPageDocument, options);
export const useMemberReviewsPageLazyQuery = (options?: useLazyQuery.Options<MemberReviewsPageQuery, MemberReviewsPageQueryVariables>) => useLazyQuery(MemberReviewsPageDocument, options ?? {});
export const useMemberReviewsPageSuspenseQuery = (options: Omit<useSuspenseQuery.Options<MemberReviewsPageQueryVariables>, 'variables'> & { variables: MemberReviewsPageQueryVariables }) => useSuspenseQuery(MemberReviewsPageDocument, options);