/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FacilitySearchQueryVariables = Exact<{
  filter: Types.FacilityFilterInput;
  page: number;
  size: number;
  sort: Types.FacilitySort;
  near?: Types.PointInput | null | undefined;
  withRatings: boolean;
}>;

export type FacilitySearchQuery = {
  facilities: {
    totalCount: number;
    isTotalCountExact: boolean;
    items: Array<{
      id: string;
      name: string;
      category2: string | null;
      category3: string | null;
      sidoName: string | null;
      sigunguName: string | null;
      latitude: number | null;
      longitude: number | null;
      petFriendly: boolean | null;
      petTypes: Array<Types.PetType>;
      operatingHours: string | null;
      parkingAvailable: boolean | null;
      roadAddress: string | null;
      jibunAddress: string | null;
      phoneNumber: string | null;
      allowedPetSize: string | null;
      holiday: string | null;
      petRestrictions: string | null;
      averageRating?: number | null;
      reviewCount?: number;
    }>;
  };
};

export type FacilitySearchInBoundsQueryVariables = Exact<{
  bounds: Types.BoundsInput;
  filter: Types.FacilityFilterInput;
  limit: number;
  withRatings: boolean;
}>;

export type FacilitySearchInBoundsQuery = {
  facilitiesInBounds: {
    totalCount: number;
    items: Array<{
      id: string;
      name: string;
      category2: string | null;
      category3: string | null;
      sidoName: string | null;
      sigunguName: string | null;
      latitude: number | null;
      longitude: number | null;
      petFriendly: boolean | null;
      petTypes: Array<Types.PetType>;
      operatingHours: string | null;
      parkingAvailable: boolean | null;
      roadAddress: string | null;
      jibunAddress: string | null;
      phoneNumber: string | null;
      allowedPetSize: string | null;
      holiday: string | null;
      petRestrictions: string | null;
      averageRating?: number | null;
      reviewCount?: number;
    }>;
  };
};

export const FacilitySearchDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FacilitySearch' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'FacilityFilterInput' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'size' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sort' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'FacilitySort' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'near' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'PointInput' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'withRatings' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'facilities' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'size' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'size' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sort' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sort' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'near' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'near' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FacilityCard_facility' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isTotalCountExact' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FacilityCard_facility' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Facility' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'category2' } },
          { kind: 'Field', name: { kind: 'Name', value: 'category3' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sidoName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sigunguName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'latitude' } },
          { kind: 'Field', name: { kind: 'Name', value: 'longitude' } },
          { kind: 'Field', name: { kind: 'Name', value: 'petFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'petTypes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'operatingHours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'parkingAvailable' } },
          { kind: 'Field', name: { kind: 'Name', value: 'roadAddress' } },
          { kind: 'Field', name: { kind: 'Name', value: 'jibunAddress' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phoneNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'allowedPetSize' } },
          { kind: 'Field', name: { kind: 'Name', value: 'holiday' } },
          { kind: 'Field', name: { kind: 'Name', value: 'petRestrictions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'averageRating' },
            directives: [
              {
                kind: 'Directive',
                name: { kind: 'Name', value: 'include' },
                arguments: [
                  {
                    kind: 'Argument',
                    name: { kind: 'Name', value: 'if' },
                    value: { kind: 'Variable', name: { kind: 'Name', value: 'withRatings' } },
                  },
                ],
              },
            ],
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reviewCount' },
            directives: [
              {
                kind: 'Directive',
                name: { kind: 'Name', value: 'include' },
                arguments: [
                  {
                    kind: 'Argument',
                    name: { kind: 'Name', value: 'if' },
                    value: { kind: 'Variable', name: { kind: 'Name', value: 'withRatings' } },
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FacilitySearchQuery, FacilitySearchQueryVariables>;
export const FacilitySearchInBoundsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FacilitySearchInBounds' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'bounds' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'BoundsInput' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'FacilityFilterInput' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'limit' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'withRatings' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'facilitiesInBounds' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'bounds' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'bounds' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'limit' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'limit' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FacilityCard_facility' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FacilityCard_facility' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Facility' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'category2' } },
          { kind: 'Field', name: { kind: 'Name', value: 'category3' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sidoName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sigunguName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'latitude' } },
          { kind: 'Field', name: { kind: 'Name', value: 'longitude' } },
          { kind: 'Field', name: { kind: 'Name', value: 'petFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'petTypes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'operatingHours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'parkingAvailable' } },
          { kind: 'Field', name: { kind: 'Name', value: 'roadAddress' } },
          { kind: 'Field', name: { kind: 'Name', value: 'jibunAddress' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phoneNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'allowedPetSize' } },
          { kind: 'Field', name: { kind: 'Name', value: 'holiday' } },
          { kind: 'Field', name: { kind: 'Name', value: 'petRestrictions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'averageRating' },
            directives: [
              {
                kind: 'Directive',
                name: { kind: 'Name', value: 'include' },
                arguments: [
                  {
                    kind: 'Argument',
                    name: { kind: 'Name', value: 'if' },
                    value: { kind: 'Variable', name: { kind: 'Name', value: 'withRatings' } },
                  },
                ],
              },
            ],
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reviewCount' },
            directives: [
              {
                kind: 'Directive',
                name: { kind: 'Name', value: 'include' },
                arguments: [
                  {
                    kind: 'Argument',
                    name: { kind: 'Name', value: 'if' },
                    value: { kind: 'Variable', name: { kind: 'Name', value: 'withRatings' } },
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FacilitySearchInBoundsQuery, FacilitySearchInBoundsQueryVariables>;
export const useFacilitySearchQuery = (
  options:
    | SkipToken
    | (Omit<useQuery.Options<FacilitySearchQuery, FacilitySearchQueryVariables>, 'variables'> & {
        variables: FacilitySearchQueryVariables;
      }),
) => useQuery(FacilitySearchDocument, options);
export const useFacilitySearchLazyQuery = (options?: useLazyQuery.Options<FacilitySearchQuery, FacilitySearchQueryVariables>) =>
  useLazyQuery(FacilitySearchDocument, options ?? {});
export const useFacilitySearchSuspenseQuery = (
  options: Omit<useSuspenseQuery.Options<FacilitySearchQueryVariables>, 'variables'> & {
    variables: FacilitySearchQueryVariables;
  },
) => useSuspenseQuery(FacilitySearchDocument, options);
export const useFacilitySearchInBoundsQuery = (
  options:
    | SkipToken
    | (Omit<useQuery.Options<FacilitySearchInBoundsQuery, FacilitySearchInBoundsQueryVariables>, 'variables'> & {
        variables: FacilitySearchInBoundsQueryVariables;
      }),
) => useQuery(FacilitySearchInBoundsDocument, options);
export const useFacilitySearchInBoundsLazyQuery = (
  options?: useLazyQuery.Options<FacilitySearchInBoundsQuery, FacilitySearchInBoundsQueryVariables>,
) => useLazyQuery(FacilitySearchInBoundsDocument, options ?? {});
export const useFacilitySearchInBoundsSuspenseQuery = (
  options: Omit<useSuspenseQuery.Options<FacilitySearchInBoundsQueryVariables>, 'variables'> & {
    variables: FacilitySearchInBoundsQueryVariables;
  },
) => useSuspenseQuery(FacilitySearchInBoundsDocument, options);
