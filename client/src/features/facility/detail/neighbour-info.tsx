import { Link } from 'react-router';
import { Icon } from '../../../components/icon';
import type { MapPlace } from '../../../components/map/map-types';
import { paths } from '../../../lib/paths';
import styles from './facility-map-card.module.css';
import { STRINGS } from './strings';

/** What opens over the marker of another place. */
export function NeighbourInfo({ place: { id, name, kind, group } }: { place: MapPlace }) {
  return (
    <div className={styles.info}>
      <strong>{name}</strong>
      <span>{kind ?? group}</span>
      <Link className={styles.open} to={paths.facility(id)}>
        <span>{STRINGS.openNeighbour}</span>
        <Icon name="chevron-right" size={16} />
      </Link>
    </div>
  );
}
