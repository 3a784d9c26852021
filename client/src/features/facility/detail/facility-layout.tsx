import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button';
import { LOST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { Card, Row, Stack } from '../../../components/kit';
import { useOpening, PageSkeleton } from '../../../components/page-skeleton';
import { Skeleton } from '../../../components/skeleton';
import { paths } from '../../../lib/paths';
import { FacilityTitle } from './facility-header';
import headerStyles from './facility-header.module.css';
import infoStyles from './facility-info-card.module.css';
import styles from './facility-layout.module.css';
import { MapSkeleton } from './facility-map-card';
import { FacilityTitle_FacilityFragmentDoc } from './facility-title.generated';
import { STRINGS } from './strings';

interface FacilityLayoutProps {
  header: ReactNode;
  /** The facts. */
  main: ReactNode;
  /** Beside the facts on a wide screen, after them on a phone. */
  aside: ReactNode;
  /** Whatever else there is to read about the place: below the facts, on a phone below the map. */
  below?: ReactNode;
}

export function FacilityLayout({ header, main, aside, below }: FacilityLayoutProps) {
  return (
    <Stack gap={5} className={styles.page}>
      <div className={styles.header}>{header}</div>
      <Stack gap={4} justify="start">
        {main}
      </Stack>
      <Stack gap={4} justify="start" className={styles.aside}>
        {aside}
      </Stack>
      {below && (
        <Stack gap={4} justify="start">
          {below}
        </Stack>
      )}
    </Stack>
  );
}

/** The shape of the page; after a list it shows the place's name at once, which the list has loaded. */
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
            {complete ? (
              <FacilityTitle facility={data} />
            ) : (
              <Stack gap={2} className={headerStyles.title}>
                <Skeleton width="72px" height="24px" />
                <Skeleton width="min(320px, 70%)" height="38px" />
                <Skeleton width="160px" height="24px" />
              </Stack>
            )}
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
            {['55%', '40%', '30%', '65%', '50%', '70%'].map((width) => (
              <Skeleton key={width} width={width} height="22px" />
            ))}
          </Card>
        }
        aside={
          <Card gap={4} className={infoStyles.card}>
            <Skeleton width="80px" height="24px" />
            <MapSkeleton />
          </Card>
        }
      />
    </div>
  );
}

export const FacilityNotFound = () => (
  <EmptyState
    drawing={LOST}
    titleAs="h1"
    title={STRINGS.notFoundTitle}
    description={STRINGS.notFoundText}
    action={
      <ButtonLink icon={<Icon name="map" />} to={paths.map()}>
        {STRINGS.toMap}
      </ButtonLink>
    }
  />
);
