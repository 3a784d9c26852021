import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Row, Stack } from '../../../components/kit';
import { ShareButton } from '../../../components/copy-button';
import { paths } from '../../../lib/paths';
import { Admission } from '../admission/admission';
import { entryLine } from '../admission/entry-line';
import { RatingSummary } from '../search/rating-summary';
import type { FacilityHeader_FacilityFragment } from './facility-header.generated';
import styles from './facility-header.module.css';
import { FacilityNotices } from './facility-notices';
import { FacilityPhoto } from './facility-photo';
import { FacilityTitle } from './facility-title';
import { phoneParts } from './contact-links';
import { RouteLink } from './route-link';
import { STRINGS } from './strings';

interface FacilityHeaderProps {
  facility: FacilityHeader_FacilityFragment;
  /** The favourite toggle. */
  favorite?: ReactNode;
}

/** What decides a visit at one glance: what it is, where it is, how others liked it, may my pet come in, is it open; and the ways there. */
export function FacilityHeader({ facility, favorite }: FacilityHeaderProps) {
  const { id, name, phoneNumber, latitude, longitude, reviewCount, averageRating } = facility;
  const call = phoneParts(phoneNumber ?? '').find(({ href }) => href)?.href;
  // Nobody knows: a call comes before the way.
  const isCallFirst = call !== undefined && entryLine(facility).answer === 'UNKNOWN';
  const callLink = call && (
    <ButtonLink variant={isCallFirst ? 'primary' : 'secondary'} icon={<Icon name="phone" />} to={call}>
      {STRINGS.call}
    </ButtonLink>
  );
  return (
    <Stack as="header" gap={4}>
      <div className={styles.top}>
        <div>
          <FacilityTitle facility={facility} />
          <Link className={styles.rating} to={{ hash: 'reviews' }}>
            <RatingSummary reviewCount={reviewCount} averageRating={averageRating} />
          </Link>
        </div>
        {reviewCount > 0 && <FacilityPhoto facilityId={id} />}
      </div>
      <Admission facility={facility} />
      <FacilityNotices facility={facility} />
      <Row gap={2} align="stretch" wrap className={styles.actions}>
        {isCallFirst && callLink}
        {latitude !== null && longitude !== null && (
          <RouteLink
            name={name}
            latitude={latitude}
            longitude={longitude}
            label={STRINGS.route}
            variant={isCallFirst ? 'secondary' : 'primary'}
          />
        )}
        {!isCallFirst && callLink}
        {favorite}
        <ShareButton path={paths.facility(id)} title={name} />
      </Row>
    </Stack>
  );
}
