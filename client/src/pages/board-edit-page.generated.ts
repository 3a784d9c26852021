/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BoardEditPageQueryVariables = Exact<{
  id: string;
}>;


export type BoardEditPageQuery = { board: { id: string, version: number, title: string, content: string, isPrivate: boolean, insertedAt: string, viewerCanEdit: boolean, member: { id: string, nickName: string }, attachments: Array<{ url: string, name: string, bytes: number, image: { url: string, cardUrl: string, thumbnailUrl: string, thumbhash: string | null } | null }> } | null };


export const BoardEditPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoardEditPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"board"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditBoard_board"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditBoard_board"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Board"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"insertedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"cardUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}}]}}]}}]}}]} as unknown as DocumentNode<BoardEditPageQuery, BoardEditPageQueryVariables>;
export const useBoardEditPageQuery = (options: SkipToken | (Omit<useQuery.Options<BoardEditPageQuery, BoardEditPageQueryVariables>, 'variables'> & { variables: BoardEditPageQueryVariables })) => useQuery(BoardEditPageDocument, options);
export const useBoardEditPageLazyQuery = (options?: useLazyQuery.Options<BoardEditPageQuery, BoardEditPageQueryVariables>) => useLazyQuery(BoardEditPageDocument, options ?? {});
export const useBoardEditPageSuspenseQuery = (options: Omit<useSuspenseQuery.Options<BoardEditPageQueryVariables>, 'variables'> & { variables: BoardEditPageQueryVariables }) => useSuspenseQuery(BoardEditPageDocument, options);