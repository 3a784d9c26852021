/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FacilityMapCard_FacilityFragment = { id: string, name: string, category2: string | null, category3: string | null, latitude: number | null, longitude: number | null, roadAddress: string | null, jibunAddress: string | null, isDemo: boolean };

export type FacilityMapCard_SettingsFragment = { kakaoJsKey: string | null, tileUrl: string | null };

export const FacilityMapCard_FacilityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FacilityMapCard_facility"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Facility"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category2"}},{"kind":"Field","name":{"kind":"Name","value":"category3"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"roadAddress"}},{"kind":"Field","name":{"kind":"Name","value":"jibunAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}}]}}]} as unknown as DocumentNode<FacilityMapCard_FacilityFragment, unknown>;
export const FacilityMapCard_SettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FacilityMapCard_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kakaoJsKey"}},{"kind":"Field","name":{"kind":"Name","value":"tileUrl"}}]}}]} as unknown as DocumentNode<FacilityMapCard_SettingsFragment, unknown>;