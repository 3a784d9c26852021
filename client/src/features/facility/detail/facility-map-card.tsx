import { ErrorBoundary } from '../../../components/error-boundary';
import { MapView } from '../../../components/map/map-view';
import { Skeleton } from '../../../components/skeleton';
import { useNear } from '../../../lib/use-near';
import styles from './facility-map-card.module.css';
import type { FacilityMapCard_FacilityFragment, FacilityMapCard_SettingsFragment } from './facility-map-card.generated';
import { NoLocation } from './no-location';
import { RouteLink } from './route-link';
import { strings } from './strings';

interface FacilityMapCardProps {
  facility: FacilityMapCard_FacilityFragment;
  settings: FacilityMapCard_SettingsFragment;
}

/** Near enough to tell the street; Kakao's level. */
const LEVEL = 3;

export function FacilityMapCard({ facility, settings }: FacilityMapCardProps) {
  const { name, latitude, longitude } = facility;
  return (
    <section className={styles.card} aria-labelledby="facility-map">
      <h2 id="facility-map">{strings.mapTitle}</h2>
      {latitude !== null && longitude !== null ? (
        <>
          {/* The page is of use without its map: a fault stays in here. */}
          <ErrorBoundary resetKey={facility.id} fallback={() => <p className={styles.hint}>{strings.mapFailed}</p>}>
            <PlaceMap facility={facility} settings={settings} at={{ latitude, longitude }} />
          </ErrorBoundary>
          <RouteLink variant="secondary" name={name} latitude={latitude} longitude={longitude} label={strings.routeInMap} />
        </>
      ) : (
        <NoLocation facility={facility} />
      )}
    </section>
  );
}

function PlaceMap({ facility, settings, at }: FacilityMapCardProps & { at: { latitude: number; longitude: number } }) {
  const { id, name, category2, category3, roadAddress, jibunAddress } = facility;
  const { isNear, part } = useNear();
  if (!isNear)
    return (
      <div {...part} className={styles.map}>
        <Skeleton height="100%" />
      </div>
    );
  return (
    <div className={styles.map}>
      <MapView
        kakaoJsKey={settings.kakaoJsKey}
        tileUrl={settings.tileUrl}
        initialCenter={at}
        initialLevel={LEVEL}
        places={[{ id, name, ...at, group: category2, kind: category3 }]}
        renderInfo={() => (
          <p className={styles.info}>
            <strong>{name}</strong>
            <span>{roadAddress ?? jibunAddress}</span>
          </p>
        )}
        ariaLabel={strings.mapLabel(name)}
      />
    </div>
  );
}
