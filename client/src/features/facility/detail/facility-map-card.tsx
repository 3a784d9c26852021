import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/button';
import { ErrorBoundary } from '../../../components/error-boundary';
import { Icon } from '../../../components/icon';
import { Card, Muted, Row, Stack } from '../../../components/kit';
import { DistrictInset } from '../../../components/map/district-inset';
import { PLACE_LEVEL } from '../../../components/map/map-geometry';
import type { GroundName, LatLng, MapPlace } from '../../../components/map/map-types';
import { MapView } from '../../../components/map/map-view';
import { Skeleton } from '../../../components/skeleton';
import cardStyles from './facility-info-card.module.css';
import styles from './facility-map-card.module.css';
import { useInViewOnce } from '../../../lib/defer/lazy-section';
import { paths } from '../../../lib/paths';
import { searchPath } from '../../../lib/search-filters';
import { kakaoRouteLink, kakaoSearchLink } from './contact-links';
import { addressLines } from './facility-info-card';
import type { FacilityMapCard_FacilityFragment, FacilityMapCard_SettingsFragment } from './facility-map-card.generated';
import { KakaoLink } from './kakao-link';
import { levelShowing } from './level-showing';
import { usePlaceSurroundingsQuery } from './place-surroundings.generated';
import { STRINGS } from './strings';

interface FacilityMapCardProps {
  facility: FacilityMapCard_FacilityFragment;
  settings: FacilityMapCard_SettingsFragment;
}

export function FacilityMapCard({ facility, settings }: FacilityMapCardProps) {
  const { name, latitude, longitude } = facility;
  return (
    <Card as="section" gap={4} className={cardStyles.card} aria-labelledby="facility-map">
      <h2 id="facility-map">{STRINGS.mapTitle}</h2>
      {latitude !== null && longitude !== null ? (
        <>
          {/* The page is of use without its map: a fault stays in here. */}
          <ErrorBoundary resetKey={facility.id} fallback={() => <Muted>{STRINGS.mapFailed}</Muted>}>
            <PlaceMap facility={facility} settings={settings} at={{ latitude, longitude }} />
          </ErrorBoundary>
          <KakaoLink icon="route" to={kakaoRouteLink(name, latitude, longitude)} label={STRINGS.routeInMap} />
        </>
      ) : (
        <NoLocation facility={facility} />
      )}
    </Card>
  );
}

/** A map service may know an address that the data has no point for; an invented address leads nowhere. */
function NoLocation({ facility: { roadAddress, jibunAddress, isDemo } }: Pick<FacilityMapCardProps, 'facility'>) {
  const address = isDemo ? null : (roadAddress ?? jibunAddress);
  return (
    <Stack gap={2} align="center" className={styles.none}>
      <Icon name="pin" size={32} />
      <p>
        <strong>{STRINGS.noLocation}</strong>
      </p>
      <Muted data-keep-clear>{address ? STRINGS.noLocationHint : STRINGS.noLocationNorAddress}</Muted>
      {address && <KakaoLink icon="search" to={kakaoSearchLink(address)} label={STRINGS.findByAddress} />}
    </Stack>
  );
}

export const MapSkeleton = (props: ComponentProps<'div'>) => (
  <div {...props} className={styles.map}>
    <Skeleton height="100%" />
  </div>
);

type PlaceMapProps = FacilityMapCardProps & { at: LatLng };

function PlaceMap(props: PlaceMapProps) {
  const { isInView, part } = useInViewOnce();
  if (!isInView) return <MapSkeleton {...part} />;
  const { kakaoJsKey, tileUrl } = props.settings;
  return kakaoJsKey || tileUrl ? <PlaceOnMap {...props} level={PLACE_LEVEL} /> : <PlaceOnOutlines {...props} />;
}

/** The map without tiles: places and names around give it meaning. Where there are none, the address says more than an empty map. */
function PlaceOnOutlines({ facility, settings, at }: PlaceMapProps) {
  const { neighbours, names, isLoading } = useSurroundings(facility.id, at);
  if (isLoading) return <MapSkeleton />;
  const level = levelShowing([...neighbours, ...names], at);
  if (level === null) return <div className={styles.address}>{addressLines(facility)}</div>;
  return (
    <PlaceOnMap {...{ facility, settings, at, level, neighbours }} groundNames={names}>
      <DistrictInset at={at} />
    </PlaceOnMap>
  );
}

interface PlaceOnMapProps extends PlaceMapProps {
  level: number;
  /** Dim places around it. */
  neighbours?: MapPlace[];
  groundNames?: GroundName[];
  /** Lies over the map. */
  children?: ReactNode;
}

function PlaceOnMap({ facility, settings, at, level, neighbours = [], groundNames, children }: PlaceOnMapProps) {
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
        renderInfo={(place) => (
          <Stack className={styles.info}>
            <strong>{place.name}</strong>
            <span>{place.id === id ? (roadAddress ?? jibunAddress) : (place.kind ?? place.group)}</span>
            {place.id !== id && (
              <Row as={Link} className={styles.open} to={paths.facility(place.id)}>
                <span>{STRINGS.openNeighbour}</span>
                <Icon name="chevron-right" size={16} />
              </Row>
            )}
          </Stack>
        )}
        ariaLabel={STRINGS.mapLabel(name)}
      />
      {children}
    </div>
  );
}

const RADIUS_METERS = 10_000;
/** The same distance in degrees. */
const [NORTH, EAST] = [0.09, 0.11];
/** A name nearer than this many degrees would be covered by the marker of the place itself. */
const UNDER_MARKER = 0.0005;

/** Other places and names around a place; none where they cannot be loaded. */
function useSurroundings(id: string, { latitude, longitude }: LatLng) {
  const { data, loading } = usePlaceSurroundingsQuery({
    variables: {
      latitude,
      longitude,
      radiusMeters: RADIUS_METERS,
      bounds: {
        southWestLat: latitude - NORTH,
        southWestLng: longitude - EAST,
        northEastLat: latitude + NORTH,
        northEastLng: longitude + EAST,
      },
    },
  });
  return useMemo(
    () => ({
      neighbours: (data?.facilitiesInBounds.items ?? []).flatMap((place): MapPlace[] => {
        const { name, category2: group, category3: kind, latitude, longitude } = place;
        const isOther = place.id !== id && latitude !== null && longitude !== null;
        return isOther ? [{ id: place.id, name, group, kind, latitude, longitude, isDim: true }] : [];
      }),
      names: (data?.areasAround ?? []).filter(
        (point) => Math.hypot(point.latitude - latitude, point.longitude - longitude) > UNDER_MARKER,
      ),
      isLoading: loading,
    }),
    [data, loading, id, latitude, longitude],
  );
}

/** The map with this district's places. */
export function MoreInDistrict({ sidoName, sigunguName }: { sidoName: string | null; sigunguName: string | null }) {
  if (!sidoName) return null;
  return (
    <ButtonLink variant="quiet" icon={<Icon name="map" />} to={searchPath({ region: sidoName, district: sigunguName })}>
      {STRINGS.moreIn(sigunguName ?? sidoName)}
    </ButtonLink>
  );
}
