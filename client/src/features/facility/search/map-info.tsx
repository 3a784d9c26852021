import { Link } from 'react-router';
import { Icon } from '../../../components/icon';
import { Meta, Row, Stack } from '../../../components/kit';
import { paths } from '../../../lib/paths';
import { distanceOf } from './distance';
import type { FacilityCard_FacilityFragment } from './facility-card.generated';
import { useFacilityRatingQuery } from './facility-rating.generated';
import styles from './map-info.module.css';
import { RatingSummary } from './rating-summary';
import { STRINGS } from './strings';
import type { Origin } from './use-facility-search';
import { VisitFacts } from './visit-facts';

interface MapInfoProps {
  id: string;
  name: string;
  kind: string | null;
  /** Its card; a favourite of another page has none yet. */
  facility: FacilityCard_FacilityFragment | undefined;
  origin: Origin | null;
}

/** What opens over a marker: the first lines of the place's card. The rating is that of the place's card in the list (from the cache); only of a place without one is it asked for. */
export function MapInfo({ id, name, kind, facility, origin }: MapInfoProps) {
  const { data, loading } = useFacilityRatingQuery({ variables: { id } });
  return (
    <Stack className={styles.info}>
      <p className={styles.name}>{name}</p>
      {facility ? (
        <VisitFacts isOnMap facility={facility} distance={distanceOf(facility, origin)} from={origin?.name ?? null} />
      ) : (
        kind && <Meta>{kind}</Meta>
      )}
      <Row gap={3} justify="between" className={styles.last}>
        <Meta className={styles.rating} role="status">
          {loading ? (
            STRINGS.rating.loading
          ) : (
            <RatingSummary reviewCount={data?.facility?.reviewCount} averageRating={data?.facility?.averageRating} />
          )}
        </Meta>
        <Link className={styles.open} to={paths.facility(id)}>
          <span>{STRINGS.info.open}</span>
          <Icon name="chevron-right" size={16} />
        </Link>
      </Row>
    </Stack>
  );
}
