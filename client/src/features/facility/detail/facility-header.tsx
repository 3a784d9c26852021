import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/button';
import { CategoryBadge } from '../../../components/category-badge';
import { districtName } from '../../../components/district-name';
import { Icon, type IconName } from '../../../components/icon';
import { Muted, Row, Stack } from '../../../components/kit';
import { Photo } from '../../../components/photo';
import { ShareButton } from '../../../components/copy-button';
import { Skeleton } from '../../../components/skeleton';
import { paths } from '../../../lib/paths';
import { Admission } from '../admission/admission';
import { entryLine } from '../admission/entry-line';
import { RatingSummary } from '../search/rating-summary';
import { kakaoRouteLink, phoneParts } from './contact-links';
import type { FacilityHeader_FacilityFragment } from './facility-header.generated';
import styles from './facility-header.module.css';
import { useFacilityPhotoQuery } from './facility-photo.generated';
import type { FacilityTitle_FacilityFragment } from './facility-title.generated';
import { KakaoLink } from './kakao-link';
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
  // Where entry is unknown, a call comes before the way.
  const isCallFirst = call && entryLine(facility).answer === 'UNKNOWN';
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
          <Row as={Link} className={styles.rating} to={{ hash: 'reviews' }}>
            <RatingSummary reviewCount={reviewCount} averageRating={averageRating} />
          </Row>
        </div>
        {reviewCount > 0 && <VisitorPhoto facilityId={id} />}
      </div>
      <Admission facility={facility} />
      <Notices facility={facility} />
      <Row gap={2} align="stretch" wrap className={styles.actions}>
        {isCallFirst && callLink}
        {latitude !== null && longitude !== null && (
          <KakaoLink
            icon="route"
            to={kakaoRouteLink(name, latitude, longitude)}
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

export function FacilityTitle({ facility }: { facility: FacilityTitle_FacilityFragment }) {
  const { name, category2, category3, sidoName, sigunguName } = facility;
  return (
    <Stack gap={2} className={styles.title}>
      <CategoryBadge className={styles.badge} group={category2} kind={category3} />
      <h1>{name}</h1>
      <Muted>{districtName(sidoName, sigunguName)}</Muted>
    </Stack>
  );
}

/** The newest photo of a visitor, leading to the others. Nothing where it cannot be loaded: the gallery below says so. */
function VisitorPhoto({ facilityId }: { facilityId: string }) {
  const { data, loading } = useFacilityPhotoQuery({ variables: { facilityId } });
  const photo = data?.reviewPhotos.items[0];
  if (!photo) return loading && <Skeleton className={styles.photo} />;
  return (
    <Link className={styles.photo} to={{ hash: 'reviews' }} aria-label={STRINGS.photos(data.reviewPhotos.totalCount)}>
      <Photo image={photo.image} alt="" sizes="(min-width: 992px) 200px, 96px" isFirst />
    </Link>
  );
}

/** What a person must know before they set out. */
function Notices({ facility: { petFriendly, missingSince, isClosed, isDemo } }: Pick<FacilityHeaderProps, 'facility'>) {
  const notice = (tone: 'danger' | 'warning' | 'info', icon: IconName, title: string, text: string) => (
    <Row data-keep-clear gap={3} align="stretch" className={styles.notice} data-tone={tone}>
      <Icon name={icon} />
      <Stack as="p">
        <strong>{title}</strong>
        <span>{text}</span>
      </Stack>
    </Row>
  );
  return (
    (isClosed || missingSince || petFriendly === false || isDemo) && (
      <Stack gap={2}>
        {isClosed && notice('danger', 'blocked', STRINGS.closedTitle, STRINGS.closedText)}
        {!isClosed && missingSince && notice('warning', 'warning', STRINGS.missingTitle, STRINGS.missingText(missingSince))}
        {petFriendly === false && notice('danger', 'blocked', STRINGS.refusedTitle, STRINGS.refusedText)}
        {isDemo && notice('info', 'info', STRINGS.demo, STRINGS.demoNotice)}
      </Stack>
    )
  );
}
