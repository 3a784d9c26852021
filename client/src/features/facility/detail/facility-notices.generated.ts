/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FacilityNotices_FacilityFragment = { id: string, petFriendly: boolean | null, missingSince: string | null, isDemo: boolean };

export const FacilityNotices_FacilityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FacilityNotices_facility"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Facility"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"petFriendly"}},{"kind":"Field","name":{"kind":"Name","value":"missingSince"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}}]}}]} as unknown as DocumentNode<FacilityNotices_FacilityFragment, unknown>;