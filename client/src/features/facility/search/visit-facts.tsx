import { CategoryBadge } from '../../../components/category-badge';
import { groupLabel } from '../../../components/category-style';
import { Icon } from '../../../components/icon';
import { Row } from '../../../components/kit';
import { Admission } from '../admission/admission';
import { kakaoRouteLink } from '../detail/kakao-map-links';
import type { FacilityCard_FacilityFragment } from './facility-card.generated';
import styles from './result-card.module.css';
import { STRINGS } from './strings';
import routeStyles from './visit-facts.module.css';

interface VisitFactsProps {
  facility: FacilityCard_FacilityFragment;
  /** In metres; null while it is not known where it would count from. */
  distance: number | null;
  /** The place that the distance counts from; null for the person. */
  from: string | null;
  /** In the window of a marker, which has no room for the way there. */
  isOnMap?: boolean;
}

const distanceText = (meters: number) => (meters < 1000 ? STRINGS.card.meters(meters) : STRINGS.card.kilometers(meters));

/** What a place is, where, and what decides a visit: the same lines on its card and in its window on the map. */
export function VisitFacts({ facility, distance, from, isOnMap = false }: VisitFactsProps) {
  const district = [facility.sidoName, facility.sigunguName].filter(Boolean).join(' ');
  return (
    <>
      <Row as="p" wrap meta className={styles.where}>
        <CategoryBadge group={facility.category2} kind={facility.category3} />
        <span className={styles.group}>{facility.category2 && groupLabel(facility.category2)}</span>
        <span>{district}</span>
        {distance !== null && (
          <span className={styles.distance} aria-label={STRINGS.card.from(from, distanceText(distance))}>
            {from ? STRINGS.card.from(from, distanceText(distance)) : distanceText(distance)}
          </span>
        )}
        {!isOnMap && <Way facility={facility} />}
      </Row>
      <div className={styles.admission}>
        <Admission facility={facility} />
      </div>
    </>
  );
}

/** The way there needs no visit to the page of the place. */
function Way({ facility: { name, latitude, longitude } }: Pick<VisitFactsProps, 'facility'>) {
  if (latitude === null || longitude === null) return null;
  return (
    <a
      data-keep-clear
      className={routeStyles.way}
      href={kakaoRouteLink(name, latitude, longitude)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={STRINGS.card.routeOf(name)}
    >
      <Icon name="route" size={16} />
      <span>{STRINGS.card.route}</span>
    </a>
  );
}
