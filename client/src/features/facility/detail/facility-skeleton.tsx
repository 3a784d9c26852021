import { useFragment } from '@apollo/client/react';
import { Card, Row, Stack } from '../../../components/kit';
import { useOpening } from '../../../components/opening';
import { PageSkeleton } from '../../../components/page-skeleton';
import { Skeleton } from '../../../components/skeleton';
import { FacilityLayout } from './facility-layout';
import { FacilityTitle } from './facility-title';
import { FacilityTitle_FacilityFragmentDoc } from './facility-title.generated';
import headerStyles from './facility-header.module.css';
import infoStyles from './facility-info-card.module.css';
import mapStyles from './facility-map-card.module.css';
import { STRINGS } from './strings';

const ROWS = ['55%', '40%', '30%', '65%', '50%', '70%'];

/** The shape of the page; who comes from a list sees the place's name at once, because the list brought it. */
export function FacilitySkeleton({ id }: { id: string }) {
  const { data, complete } = useFragment({ fragment: FacilityTitle_FacilityFragmentDoc, from: { __typename: 'Facility', id } });
  // What can be read already stays.
  const opening = useOpening();
  if (opening) return <PageSkeleton />;
  return (
    <div role="status" aria-label={STRINGS.loading}>
      <FacilityLayout
        header={
          <Stack gap={4}>
            {complete ? <FacilityTitle facility={data} /> : <TitleSkeleton />}
            <Skeleton width="200px" height="24px" />
            <Row gap={2} align="stretch" wrap className={headerStyles.actions}>
              <Skeleton width="112px" height="44px" />
              <Skeleton width="112px" height="44px" />
            </Row>
          </Stack>
        }
        main={
          <Card gap={4} className={infoStyles.card}>
            <Skeleton width="120px" height="24px" />
            {ROWS.map((width, row) => (
              <Skeleton key={row} width={width} height="22px" />
            ))}
          </Card>
        }
        aside={
          <Card gap={4} className={mapStyles.card}>
            <Skeleton width="80px" height="24px" />
            <div className={mapStyles.map}>
              <Skeleton height="100%" />
            </div>
          </Card>
        }
      />
    </div>
  );
}

function TitleSkeleton() {
  return (
    <Stack gap={2} className={headerStyles.title}>
      <Skeleton width="72px" height="24px" />
      <Skeleton width="min(320px, 70%)" height="38px" />
      <Skeleton width="160px" height="24px" />
    </Stack>
  );
}
