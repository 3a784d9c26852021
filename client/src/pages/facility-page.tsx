import { Suspense } from 'react';
import { useParams } from 'react-router';
import { FacilityHeader } from '../features/facility/detail/facility-header';
import { FacilityInfoCard } from '../features/facility/detail/facility-info-card';
import { FacilityLayout } from '../features/facility/detail/facility-layout';
import { FacilityMapCard } from '../features/facility/detail/facility-map-card';
import { FacilityNotFound } from '../features/facility/detail/facility-not-found';
import { FacilitySkeleton } from '../features/facility/detail/facility-skeleton';
import { strings } from '../features/facility/detail/strings';
import { MoreInDistrict } from '../features/facility/detail/more-in-district';
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
  const { data } = useFacilityPageSuspenseQuery({ variables: { id } });
  const { facility, facilityDataset, mapSettings } = data;
  usePageTitle(facility?.name ?? strings.notFoundTitle);
  if (!facility) return <FacilityNotFound />;
  return (
    <FacilityLayout
      header={<FacilityHeader facility={facility} />}
      main={<FacilityInfoCard facility={facility} dataset={facilityDataset} />}
      aside={
        <>
          <FacilityMapCard facility={facility} settings={mapSettings} />
          <MoreInDistrict sidoName={facility.sidoName} sigunguName={facility.sigunguName} />
        </>
      }
    />
  );
}
