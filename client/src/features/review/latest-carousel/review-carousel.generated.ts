/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReviewCarouselQueryVariables = Exact<{
  size: number;
}>;


export type ReviewCarouselQuery = { reviews: { items: Array<{ id: string, content: string, rating: number, images: Array<{ url: string, cardUrl: string, thumbnailUrl: string, thumbhash: string | null }>, facility: { id: string, name: string, sidoName: string | null, sigunguName: string | null }, member: { id: string, nickName: string } }> } };


export const ReviewCarouselDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewCarousel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewSlide_review"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewSlide_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"cardUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sidoName"}},{"kind":"Field","name":{"kind":"Name","value":"sigunguName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}}]}}]}}]} as unknown as DocumentNode<ReviewCarouselQuery, ReviewCarouselQueryVariables>;
export const useReviewCarouselQuery = (options: SkipToken | (Omit<useQuery.Options<ReviewCarouselQuery, ReviewCarouselQueryVariables>, 'variables'> & { variables: ReviewCarouselQueryVariables })) => useQuery(ReviewCarouselDocument, options);
export const useReviewCarouselLazyQuery = (options?: useLazyQuery.Options<ReviewCarouselQuery, ReviewCarouselQueryVariables>) => useLazyQuery(ReviewCarouselDocument, options ?? {});
export const useReviewCarouselSuspenseQuery = (options: Omit<useSuspenseQuery.Options<ReviewCarouselQueryVariables>, 'variables'> & { variables: ReviewCarouselQueryVariables }) => useSuspenseQuery(ReviewCarouselDocument, options);