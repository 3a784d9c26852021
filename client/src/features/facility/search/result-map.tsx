import { useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Row } from '../../../components/kit';
import { DEFAULT_LEVEL, MY_LOCATION_LEVEL, MY_LOCATION_RADIUS, DEFAULT_CENTER } from '../../../components/map/map-geometry';
import type { LatLng, MapHandle, MapPlace, MapStatus, MapViewport, MoveCause } from '../../../components/map/map-types';
import { MapView } from '../../../components/map/map-view';
import { Skeleton } from '../../../components/skeleton';
import { entryBadge } from '../admission/entry-badge';
import { personPosition } from './person-position';
import { MapInfo } from './result-card';
import styles from './result-map.module.css';
import { STRINGS } from './strings';
import type { Origin, SearchAnswer } from './use-facility-search';
import type { MapSearch } from './use-map-search';
import { type District, useMyLocation } from './use-my-location';
import { useRememberedPosition, useWantedView } from './use-map-view';
import { useSearchHere } from './use-search-here';

interface ResultMapProps {
  /** null while they load. */
  settings: { kakaoJsKey?: string | null; tileUrl?: string | null } | null;
  search: MapSearch;
  answer: SearchAnswer | null;
  isLoading: boolean;
  position: LatLng | null;
  /** Distances count from there. */
  origin: Origin | null;
  onDistrict: (district: District | null) => void;
  /** By the person, since the search whose results it shows. */
  isMoved: boolean;
  onMoved: () => void;
}

const DEFAULT_POSITION = { ...DEFAULT_CENTER, level: DEFAULT_LEVEL };

function placesOnMap(places: SearchAnswer['places']): MapPlace[] {
  return places.flatMap((place) => {
    const { id, name, category2: group, category3: kind, latitude, longitude } = place;
    return latitude === null || longitude === null
      ? []
      : [{ id, name, group, kind, latitude, longitude, badge: entryBadge(place) }];
  });
}

/** While the person's position is known, the address rounds the map's centre to some 100 metres: links are shared. */
function positionOf({ center, level }: MapViewport) {
  const digits = personPosition() ? 3 : 5;
  return { latitude: Number(center.latitude.toFixed(digits)), longitude: Number(center.longitude.toFixed(digits)), level };
}

export function ResultMap(props: ResultMapProps) {
  const { settings, search, answer, isLoading, position, origin, isMoved } = props;
  const map = useRef<MapHandle>(null);
  const [status, setStatus] = useState<MapStatus>('loading');
  const [initial] = useState(search.applied.position ?? DEFAULT_POSITION);
  const found = answer?.places;
  const places = useMemo(() => placesOnMap(found ?? []), [found]);
  const circle = useMemo(() => position && { center: position, radiusMeters: MY_LOCATION_RADIUS }, [position]);
  const isReady = status === 'ready';

  useWantedView({ map, isReady, search, answer, isLoading, position });
  const { searchHere, isSearching } = useSearchHere(search.key, (box, filters, viewport) =>
    search.showBox(box, filters, positionOf(viewport)),
  );
  const { locate, isLocating } = useMyLocation((point, district) => {
    map.current?.moveTo(point, MY_LOCATION_LEVEL);
    search.showNearest();
    props.onDistrict(district);
  });

  const remember = useRememberedPosition(search.rememberPosition);
  function follow(viewport: MapViewport, cause: MoveCause) {
    if (cause === 'user') props.onMoved();
    // Before the first search an untouched map is where it always starts: nothing to remember.
    if (cause === 'user' || search.applied.mode !== 'idle' || position) remember(positionOf(viewport));
  }

  return (
    <div className={styles.map}>
      {settings ? (
        <MapView
          ref={map}
          kakaoJsKey={settings.kakaoJsKey ?? null}
          tileUrl={settings.tileUrl ?? null}
          initialCenter={initial}
          initialLevel={initial.level}
          places={places}
          renderInfo={(place) => (
            <MapInfo place={place} facility={answer?.items.find(({ id }) => id === place.id)} origin={origin} />
          )}
          accuracyCircle={circle}
          onViewportChange={follow}
          onStatusChange={setStatus}
          ariaLabel={STRINGS.map.label}
        />
      ) : (
        <Skeleton height="100%" className={styles.waiting} />
      )}
      {status === 'failed' && (
        <p className={styles.failed} role="alert">
          {STRINGS.map.failed}
        </p>
      )}
      {answer?.mode === 'bounds' && !isMoved && answer.totalCount > answer.items.length && (
        <p className={styles.sample} role="status">
          {STRINGS.map.sample(STRINGS.results.count(answer.totalCount, answer.isTotalCountExact), answer.items.length)}
        </p>
      )}
      <Row gap={2} align="stretch" justify="center" className={styles.toolbar}>
        <Button
          variant="secondary"
          icon={<Icon name="locate" />}
          className={`${styles.button} ${styles.locate}`}
          busy={isLocating}
          onClick={locate}
        >
          <span className={styles.text}>{STRINGS.map.myLocation}</span>
        </Button>
        <Button
          variant={isMoved ? 'primary' : 'secondary'}
          icon={<Icon name={isMoved ? 'refresh' : 'frame'} />}
          className={styles.button}
          busy={isSearching}
          onClick={() => void searchHere(isReady ? (map.current?.viewport() ?? null) : null, search.draft)}
        >
          {isMoved ? STRINGS.map.searchThere : STRINGS.map.searchHere}
        </Button>
      </Row>
    </div>
  );
}
