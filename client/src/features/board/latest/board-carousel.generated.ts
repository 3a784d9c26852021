/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BoardCarouselQueryVariables = Exact<{
  size: number;
}>;


export type BoardCarouselQuery = { boards: { items: Array<{ id: string, title: string, insertedAt: string, isPrivate: boolean, attachments: Array<{ name: string, url: string, image: { url: string, cardUrl: string, width: number, height: number, thumbhash: string | null } | null }> }> } };


export const BoardCarouselDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoardCarousel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hasImage"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardSlide_board"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardSlide_board"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Board"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"insertedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"cardUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}}]}}]}}]}}]} as unknown as DocumentNode<BoardCarouselQuery, BoardCarouselQueryVariables>;
export const useBoardCarouselQuery = (options: SkipToken | (Omit<useQuery.Options<BoardCarouselQuery, BoardCarouselQueryVariables>, 'variables'> & { variables: BoardCarouselQueryVariables })) => useQuery(BoardCarouselDocument, options);
export const useBoardCarouselLazyQuery = (options?: useLazyQuery.Options<BoardCarouselQuery, BoardCarouselQueryVariables>) => useLazyQuery(BoardCarouselDocument, options ?? {});
export const useBoardCarouselSuspenseQuery = (options: Omit<useSuspenseQuery.Options<BoardCarouselQueryVariables>, 'variables'> & { variables: BoardCarouselQueryVariables }) => useSuspenseQuery(BoardCarouselDocument, options);