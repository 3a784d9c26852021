import { ErrorBoundary } from '../../../components/error-boundary';
import { Card, Muted } from '../../../components/kit';
import { PLACE_LEVEL } from '../../../components/map/map-geometry';
import type { LatLng } from '../../../components/map/map-types';
import { Skeleton } from '../../../components/skeleton';
import { useInViewOnce } from '../../../lib/defer/use-in-view-once';
import styles from './facility-map-card.module.css';
import type { FacilityMapCard_FacilityFragment, FacilityMapCard_SettingsFragment } from './facility-map-card.generated';
import { NoLocation } from './no-location';
import { PlaceOnMap } from './place-on-map';
import { PlaceOnOutlines } from './place-on-outlines';
import { RouteLink } from './route-link';
import { STRINGS } from './strings';

interface FacilityMapCardProps {
  facility: FacilityMapCard_FacilityFragment;
  settings: FacilityMapCard_SettingsFragment;
}

export function FacilityMapCard({ facility, settings }: FacilityMapCardProps) {
  const { name, latitude, longitude } = facility;
  return (
    <Card as="section" gap={4} className={styles.card} aria-labelledby="facility-map">
      <h2 id="facility-map">{STRINGS.mapTitle}</h2>
      {latitude !== null && longitude !== null ? (
        <>
          {/* The page is of use without its map: a fault stays in here. */}
          <ErrorBoundary resetKey={facility.id} fallback={() => <Muted>{STRINGS.mapFailed}</Muted>}>
            <PlaceMap facility={facility} settings={settings} at={{ latitude, longitude }} />
          </ErrorBoundary>
          <RouteLink variant="secondary" name={name} latitude={latitude} longitude={longitude} label={STRINGS.routeInMap} />
        </>
      ) : (
        <NoLocation facility={facility} />
      )}
    </Card>
  );
}

function PlaceMap({ facility, settings, at }: FacilityMapCardProps & { at: LatLng }) {
  const { isInView, part } = useInViewOnce();
  if (!isInView)
    return (
      <div {...part} className={styles.map}>
        <Skeleton height="100%" />
      </div>
    );
  const { kakaoJsKey, tileUrl } = settings;
  return kakaoJsKey || tileUrl ? (
    <PlaceOnMap facility={facility} settings={settings} at={at} level={PLACE_LEVEL} />
  ) : (
    <PlaceOnOutlines facility={facility} settings={settings} at={at} />
  );
}
