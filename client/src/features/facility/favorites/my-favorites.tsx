import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button';
import { REST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { type PageOfList, PagedSection } from '../../../components/paged-section';
import { paths } from '../../../lib/paths';
import { admissionVariables } from '../../../lib/pets/admission-variables';
import { useParty } from '../../../lib/pets/pet-store';
import type { FacilityCard_FacilityFragment } from '../search/facility-card.generated';
import { ResultCard } from '../search/result-card';
import { useMyFavoritesQuery } from './my-favorites.generated';
import { STRINGS } from './strings';

interface MyFavoritesProps {
  list: PageOfList;
  renderFavorite: (facility: FacilityCard_FacilityFragment) => ReactNode;
}

/** The places that the viewer has favourited. One that is removed here stays until the page is left, so that it can be added again. */
export function MyFavorites({ list, renderFavorite }: MyFavoritesProps) {
  const variables = { page: list.page - 1, size: list.size, ...admissionVariables(useParty()) };
  const { data, previousData, ...query } = useMyFavoritesQuery({ variables, fetchPolicy: 'cache-and-network' });
  return (
    <PagedSection
      label={STRINGS.title}
      query={{ ...query, page: (data ?? previousData)?.favoriteFacilities }}
      list={list}
      texts={STRINGS}
      empty={
        <EmptyState
          drawing={REST}
          title={STRINGS.none}
          description={STRINGS.noneHint}
          action={
            <ButtonLink icon={<Icon name="map" />} to={paths.map()}>
              {STRINGS.toMap}
            </ButtonLink>
          }
        />
      }
      renderItem={(facility) => (
        <li key={facility.id}>
          <ResultCard facility={facility} origin={null} favorite={renderFavorite(facility)} />
        </li>
      )}
    />
  );
}
