/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MemberEditPageQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberEditPageQuery = { viewer: { id: string, email: string, nickName: string, info: string | null, provider: Types.MemberProvider | null, profileImage: { url: string, cardUrl: string, thumbnailUrl: string, name: string } | null } | null };


export const MemberEditPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberEditPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditForm_member"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditForm_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"info"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"cardUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MemberEditPageQuery, MemberEditPageQueryVariables>;
export const useMemberEditPageQuery = (options?: SkipToken | (Omit<useQuery.Options<MemberEditPageQuery, MemberEditPageQueryVariables>, 'variables'> & { variables?: MemberEditPageQueryVariables })) => useQuery(MemberEditPageDocument, options ?? {});
export const useMemberEditPageLazyQuery = (options?: useLazyQuery.Options<MemberEditPageQuery, MemberEditPageQueryVariables>) => useLazyQuery(MemberEditPageDocument, options ?? {});
export const useMemberEditPageSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<MemberEditPageQueryVariables>, 'variables'> & { variables?: MemberEditPageQueryVariables }) => useSuspenseQuery(MemberEditPageDocument, options ?? {});