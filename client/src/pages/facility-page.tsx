import { admissionVariables } from '../lib/pets/admission-variables';
import { Suspense, useDeferredValue } from 'react';
import { useParams } from 'react-router';
import { ErrorBoundary } from '../components/error-boundary';
import { EntryCard } from '../features/facility/detail/entry-card';
import { FacilityHeader } from '../features/facility/detail/facility-header';
import { FacilityInfoCard } from '../features/facility/detail/facility-info-card';
import { FacilityLayout, FacilityNotFound, FacilitySkeleton } from '../features/facility/detail/facility-layout';
import { FacilityMapCard, MoreInDistrict } from '../features/facility/detail/facility-map-card';
import { STRINGS } from '../features/facility/detail/strings';
import { FavoriteButton } from '../features/favorite/favorite-button';
import { FacilityReviews, ReviewsFailed } from '../features/review/facility/facility-reviews';
import { VisitReports } from '../features/visit/visit-reports';
import { useParty } from '../lib/pets/pet-store';
import { usePageTitle } from '../lib/use-page-title';
import { useFacilityPageSuspenseQuery } from './facility-page.generated';

export function FacilityPage() {
  const { id = '' } = useParams();
  return (
    <Suspense key={id} fallback={<FacilitySkeleton id={id} />}>
      <FoundFacility id={id} />
    </Suspense>
  );
}

function FoundFacility({ id }: { id: string }) {
  // Keeps the page on screen while the answer for other pets loads.
  const party = useDeferredValue(useParty());
  const { data } = useFacilityPageSuspenseQuery({ variables: { id, ...admissionVariables(party) } });
  const { facility, facilityDataset, mapSettings } = data;
  usePageTitle(facility?.name ?? STRINGS.notFoundTitle);
  if (!facility) return <FacilityNotFound />;
  return (
    <FacilityLayout
      header={<FacilityHeader facility={facility} favorite={<FavoriteButton facility={facility} look="labelled" />} />}
      main={
        <>
          {!facility.isClosed && (
            <EntryCard facility={facility} dataset={facilityDataset} visits={<VisitReports facilityId={id} />} />
          )}
          <FacilityInfoCard facility={facility} dataset={facilityDataset} />
        </>
      }
      aside={
        <>
          <FacilityMapCard facility={facility} settings={mapSettings} />
          <MoreInDistrict sidoName={facility.sidoName} sigunguName={facility.sigunguName} />
        </>
      }
      below={
        <ErrorBoundary resetKey={id} fallback={(_error, retry) => <ReviewsFailed onRetry={retry} />}>
          <FacilityReviews facilityId={id} />
        </ErrorBoundary>
      }
    />
  );
}
