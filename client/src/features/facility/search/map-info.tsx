import { Link } from 'react-router';
import { Icon } from '../../../components/icon';
import { paths } from '../../../lib/paths';
import { useFacilityRatingQuery } from './facility-rating.generated';
import styles from './map-info.module.css';
import { RatingSummary } from './rating-summary';
import { strings } from './strings';

interface MapInfoProps {
  id: string;
  name: string;
  kind: string | null;
}

/** What opens over a marker. The rating is that of the place's card in the list (from the cache); only of a place without one is it asked for. */
export function MapInfo({ id, name, kind }: MapInfoProps) {
  const { data, loading } = useFacilityRatingQuery({ variables: { id } });
  return (
    <div className={styles.info}>
      <p className={styles.name}>{name}</p>
      {kind && <p className={styles.kind}>{kind}</p>}
      <p className={styles.rating} role="status">
        {loading ? (
          strings.rating.loading
        ) : (
          <RatingSummary reviewCount={data?.facility?.reviewCount} averageRating={data?.facility?.averageRating} />
        )}
      </p>
      <Link className={styles.open} to={paths.facility(id)}>
        <span>{strings.info.open}</span>
        <Icon name="chevron-right" size={16} />
      </Link>
    </div>
  );
}
