import type { ReactNode } from 'react';
import type { GroundName, LatLng, MapPlace } from '../../../components/map/map-types';
import { MapView } from '../../../components/map/map-view';
import styles from './facility-map-card.module.css';
import type { FacilityMapCard_FacilityFragment, FacilityMapCard_SettingsFragment } from './facility-map-card.generated';
import { NeighbourInfo } from './neighbour-info';
import { STRINGS } from './strings';

interface PlaceOnMapProps {
  facility: FacilityMapCard_FacilityFragment;
  settings: FacilityMapCard_SettingsFragment;
  at: LatLng;
  level: number;
  /** Dim places around it. */
  neighbours?: MapPlace[];
  groundNames?: GroundName[];
  /** Lies over the map. */
  children?: ReactNode;
}

export function PlaceOnMap({ facility, settings, at, level, neighbours = [], groundNames, children }: PlaceOnMapProps) {
  const { id, name, category2, category3, roadAddress, jibunAddress } = facility;
  return (
    <div className={styles.map}>
      <MapView
        kakaoJsKey={settings.kakaoJsKey}
        tileUrl={settings.tileUrl}
        initialCenter={at}
        initialLevel={level}
        places={[{ id, name, ...at, group: category2, kind: category3 }, ...neighbours]}
        groundNames={groundNames}
        renderInfo={(place) =>
          place.id === id ? (
            <p className={styles.info}>
              <strong>{name}</strong>
              <span>{roadAddress ?? jibunAddress}</span>
            </p>
          ) : (
            <NeighbourInfo place={place} />
          )
        }
        ariaLabel={STRINGS.mapLabel(name)}
      />
      {children}
    </div>
  );
}
