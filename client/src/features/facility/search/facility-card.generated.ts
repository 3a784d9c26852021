/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FacilityCard_FacilityFragment = {
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
};

export const FacilityCard_FacilityFragmentDoc = {
  kind: 'Document',
  definitions: [
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
} as unknown as DocumentNode<FacilityCard_FacilityFragment, unknown>;
