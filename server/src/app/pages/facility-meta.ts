import type { EntrySummary } from '../../modules/facility/entry.output';
import type { Facility } from '../../modules/facility/facility.entity';
import type { OpeningDay } from '../../modules/facility/opening-hours.output';
import { REGIONS } from '../../shared/text/region';
import { openingWeekText } from './opening-week-text';
import { describe, type PageMeta } from './page-meta';
import { shareImageOf } from '../share-image/share-image';

export const FACILITY_META = `query FacilityPage($id: ID!) {
  thing: facility(id: $id) {
    id name category2 category3 sidoName sigunguName roadAddress jibunAddress postalCode latitude longitude phoneNumber
    entrySummary { answer text } isDemo missingSince isClosed reviewCount averageRating
    openingWeek { date status isDoubtful spans { opensAt closesAt } }
  }
  photos: reviewPhotos(facilityId: $id, size: 1) { items { image { url } } }
}`;

type FacilityFacts = Pick<
  Facility,
  | 'id'
  | 'name'
  | 'category2'
  | 'category3'
  | 'sidoName'
  | 'sigunguName'
  | 'roadAddress'
  | 'jibunAddress'
  | 'postalCode'
  | 'latitude'
  | 'longitude'
  | 'phoneNumber'
  | 'isDemo'
  | 'missingSince'
  | 'isClosed'
  | 'reviewCount'
  | 'averageRating'
> & { entrySummary: EntrySummary; openingWeek: Pick<OpeningDay, 'date' | 'status' | 'isDoubtful' | 'spans'>[] };

interface FacilityFound {
  thing: FacilityFacts;
  /** The newest. */
  photos: { items: { image: { url: string } }[] };
}

/** As on the map. */
const GROUP_COLORS = new Map([
  ['반려의료', '#C92A2A'],
  ['반려동물 서비스', '#1971C2'],
  ['반려동반여행', '#257536'],
  ['반려동물식당카페', '#C2410C'],
  ['반려문화시설', '#862E9C'],
]);
const NEUTRAL = '#6B5F58';

export function facilityMeta({ thing: facility, photos }: FacilityFound): PageMeta {
  const path = `/facility/${facility.id}`;
  const kind = facility.category3 ?? facility.category2;
  const rating = ratingOf(facility);
  return {
    title: facility.name,
    description: descriptionOf(facility, kind),
    path,
    type: 'website',
    image: shareImageOf(path, {
      label: kind === null ? null : { text: kind, color: GROUP_COLORS.get(facility.category2 ?? '') ?? NEUTRAL },
      note: [districtOf(facility), facility.isDemo ? '시연용 장소' : null].filter(Boolean).join(' · ') || null,
      title: facility.name,
      rating,
      line: rating ? null : '아직 리뷰가 없어요',
      facts: [facility.entrySummary.text, openingWeekText(facility.openingWeek)].filter(Boolean).join(' · '),
      photo: photos.items[0]?.image.url ?? null,
    }),
    isHidden: facility.isDemo || facility.isClosed || facility.missingSince !== null,
    structuredData: structuredDataOf(facility),
  };
}

function ratingOf({ averageRating, reviewCount }: FacilityFacts) {
  return averageRating === null ? null : { average: averageRating, count: reviewCount };
}

/** 서울 마포구; 세종시 alone. */
function districtOf({ sidoName, sigunguName }: FacilityFacts): string | null {
  const region = REGIONS.find(({ name }) => name === sidoName)?.shortName ?? sidoName;
  if (region === '세종') return '세종시';
  return [region, sigunguName].filter(Boolean).join(' ') || null;
}

function descriptionOf(facility: FacilityFacts, kind: string | null): string {
  const { entrySummary, roadAddress, jibunAddress } = facility;
  const rating = ratingOf(facility);
  const place = [districtOf(facility), kind].filter(Boolean).join(' ');
  const address = roadAddress ?? jibunAddress;
  return describe(
    [
      place && `${place}.`,
      entrySummary.answer !== 'UNKNOWN' && `동반 조건: ${entrySummary.text}.`,
      rating && `별점 ${rating.average.toFixed(1)}, 리뷰 ${rating.count.toLocaleString('ko')}개.`,
      address && `주소: ${address}.`,
      '운영시간과 동반 조건, 다녀온 사람의 리뷰를 발도장에서 확인해 보세요.',
    ]
      .filter(Boolean)
      .join(' '),
  );
}

/** Without `url` and `image`, which page-head.ts adds with the site's address. */
function structuredDataOf(facility: FacilityFacts): object {
  const { name, phoneNumber, latitude, longitude, postalCode, sidoName, sigunguName, roadAddress, jibunAddress, openingWeek } =
    facility;
  const rating = ratingOf(facility);
  const hours = openingWeek.filter(({ isDoubtful }) => !isDoubtful).flatMap(openingHoursOf);
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name,
    ...(phoneNumber !== null && { telephone: phoneNumber }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'KR',
      ...(sidoName !== null && { addressRegion: sidoName }),
      ...(sigunguName !== null && { addressLocality: sigunguName }),
      ...((roadAddress ?? jibunAddress) !== null && { streetAddress: roadAddress ?? jibunAddress }),
      ...(postalCode !== null && { postalCode }),
    },
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

/** One entry per span of a day; a closed day opens and closes at the same time. Unknown days are left out. */
function openingHoursOf({ date, status, spans }: FacilityFacts['openingWeek'][number]): object[] {
  const ofDay = { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date };
  if (status === 'CLOSED') return [{ ...ofDay, opens: '00:00', closes: '00:00' }];
  return spans.map(({ opensAt, closesAt }) => ({ ...ofDay, opens: opensAt, closes: closesAt === '24:00' ? '23:59' : closesAt }));
}
