import { DistrictInset } from '../../../components/map/district-inset';
import type { LatLng } from '../../../components/map/map-types';
import { Skeleton } from '../../../components/skeleton';
import { addressLines } from './address-lines';
import styles from './facility-map-card.module.css';
import type { FacilityMapCard_FacilityFragment, FacilityMapCard_SettingsFragment } from './facility-map-card.generated';
import { levelShowing } from './level-showing';
import { PlaceOnMap } from './place-on-map';
import { useSurroundings } from './use-surroundings';

interface PlaceOnOutlinesProps {
  facility: FacilityMapCard_FacilityFragment;
  settings: FacilityMapCard_SettingsFragment;
  at: LatLng;
}

/** The map without tiles: places and names around give it meaning. Where there are none, the address says more than an empty map. */
export function PlaceOnOutlines({ facility, settings, at }: PlaceOnOutlinesProps) {
  const { neighbours, names, isLoading } = useSurroundings(facility.id, at);
  if (isLoading)
    return (
      <div className={styles.map}>
        <Skeleton height="100%" />
      </div>
    );
  const level = levelShowing([...neighbours, ...names], at);
  if (level === null) return <div className={styles.address}>{addressLines({ ...facility, postalCode: null })}</div>;
  return (
    <PlaceOnMap {...{ facility, settings, at, level, neighbours }} groundNames={names}>
      <DistrictInset at={at} />
    </PlaceOnMap>
  );
}
