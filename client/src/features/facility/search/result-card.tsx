import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { CategoryBadge } from '../../../components/category-badge';
import { groupLabel } from '../../../components/category-style';
import { ClosedMark } from '../../../components/closed-mark';
import { Icon } from '../../../components/icon';
import { Card, Meta, Row, Stack } from '../../../components/kit';
import type { MapPlace } from '../../../components/map/map-types';
import { paths } from '../../../lib/paths';
import { showToast } from '../../../lib/toast';
import { Admission } from '../admission/admission';
import { kakaoRouteLink, PhoneLinks } from '../detail/contact-links';
import { distanceOf } from './distance';
import type { FacilityCard_FacilityFragment } from './facility-card.generated';
import { useFacilityRatingQuery } from './facility-rating.generated';
import { RatingSummary } from './rating-summary';
import styles from './result-card.module.css';
import { STRINGS } from './strings';
import type { Origin } from './use-facility-search';

interface PlaceProps {
  facility: FacilityCard_FacilityFragment;
  /** Where the distance counts from; null while that is not known. */
  origin: Origin | null;
}

/** A place in the list. */
export function ResultCard({ facility, origin, favorite }: PlaceProps & { favorite: ReactNode }) {
  const { id, name, parkingAvailable } = facility;
  const [isOpen, setIsOpen] = useState(false);
  const factsId = useId();
  return (
    <Card as="article" className={styles.card} data-card-id={id || undefined}>
      <Row gap={2}>
        <h3 className={styles.name}>
          {id ? (
            <Link to={paths.facility(id)}>{name}</Link>
          ) : (
            <button type="button" onClick={() => showToast({ type: 'warning', text: STRINGS.card.cannotOpen })}>
              {name}
            </button>
          )}
        </h3>
        <RatingSummary reviewCount={facility.reviewCount} averageRating={facility.averageRating} />
        {id && favorite}
      </Row>
      <VisitFacts facility={facility} origin={origin}>
        <RouteLink facility={facility} />
      </VisitFacts>
      <Stack align="end" justify="between" className={styles.last}>
        {parkingAvailable !== null && (
          <Row as="p" gap={1} className={parkingAvailable ? undefined : styles.noParking}>
            <Icon name="parking" size={16} />
            <span>{parkingAvailable ? STRINGS.card.parkingYes : STRINGS.card.parkingNo}</span>
          </Row>
        )}
        <Row
          as="button"
          type="button"
          meta
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={factsId}
          aria-label={STRINGS.card.moreOf(name, isOpen)}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{isOpen ? STRINGS.card.less : STRINGS.card.more}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </Row>
      </Stack>
      <MoreFacts id={factsId} facility={facility} isOpen={isOpen} />
    </Card>
  );
}

/** The facts that come after the first glance. What is not known is left out. */
function MoreFacts({ id, facility, isOpen }: Pick<PlaceProps, 'facility'> & { id: string; isOpen: boolean }) {
  const { phoneNumber } = facility;
  const facts: [string, ReactNode][] = [
    [STRINGS.card.address, facility.roadAddress ?? facility.jibunAddress],
    [STRINGS.card.phone, phoneNumber && <PhoneLinks phoneNumber={phoneNumber} />],
    [STRINGS.card.petSize, facility.allowedPetSize],
    [STRINGS.card.operatingHours, facility.operatingHours],
    [STRINGS.card.holiday, facility.holiday],
    [STRINGS.card.restrictions, facility.petRestrictions],
  ];
  return (
    <dl id={id} className={`${styles.details} ${isOpen ? styles.open : ''}`}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={styles.fact}>
              <Meta as="dt">{name}</Meta>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface MapInfoProps extends Pick<PlaceProps, 'origin'> {
  place: MapPlace;
  /** Its card; a favourite of another page has none yet. */
  facility: FacilityCard_FacilityFragment | undefined;
}

/** The info window of a marker: the first lines of the place's card. The rating is cached unless the place has no card. */
export function MapInfo({ place: { id, name, kind, group }, facility, origin }: MapInfoProps) {
  const { data, loading } = useFacilityRatingQuery({ variables: { id } });
  return (
    <Stack className={styles.info}>
      <p className={styles.infoName}>{name}</p>
      {facility ? <VisitFacts facility={facility} origin={origin} /> : (kind ?? group) && <Meta>{kind ?? group}</Meta>}
      <Row gap={3} justify="between" className={styles.infoLast}>
        <Meta className={styles.infoRating} role="status">
          {loading ? (
            STRINGS.rating.loading
          ) : (
            <RatingSummary reviewCount={data?.facility?.reviewCount} averageRating={data?.facility?.averageRating} />
          )}
        </Meta>
        <Row as={Link} className={styles.infoLink} to={paths.facility(id)}>
          <span>{STRINGS.info.open}</span>
          <Icon name="chevron-right" size={16} />
        </Row>
      </Row>
    </Stack>
  );
}

const distanceText = (meters: number) => (meters < 1000 ? STRINGS.card.meters(meters) : STRINGS.card.kilometers(meters));

/** What a place is, where, and what decides a visit: the same lines on its card and in its info window. */
function VisitFacts({ facility, origin, children }: PlaceProps & { children?: ReactNode }) {
  const { category2, category3, sidoName, sigunguName } = facility;
  const meters = distanceOf(facility, origin);
  const distance = meters === null ? null : distanceText(meters);
  const from = origin?.name ?? null;
  return (
    <>
      <Row as="p" wrap meta className={styles.where}>
        <CategoryBadge group={category2} kind={category3} />
        <span className={styles.group}>{category2 && groupLabel(category2)}</span>
        <span>{[sidoName, sigunguName].filter(Boolean).join(' ')}</span>
        {distance && (
          <span className={styles.distance} aria-label={STRINGS.card.from(from, distance)}>
            {from ? STRINGS.card.from(from, distance) : distance}
          </span>
        )}
        {children}
      </Row>
      <div className={styles.admission}>
        {facility.isClosed ? <ClosedMark facility={facility} /> : <Admission facility={facility} />}
      </div>
    </>
  );
}

/** Directions without a visit to the page of the place. */
function RouteLink({ facility: { name, latitude, longitude } }: Pick<PlaceProps, 'facility'>) {
  if (latitude === null || longitude === null) return null;
  return (
    <Row
      as="a"
      data-keep-clear
      className={styles.route}
      href={kakaoRouteLink(name, latitude, longitude)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={STRINGS.card.routeOf(name)}
    >
      <Icon name="route" size={16} />
      <span>{STRINGS.card.route}</span>
    </Row>
  );
}
