import { PetSize, PetSpecies } from '../shared/pet-species';
import { ERRAND_KINDS } from '../shared/facility-category';
import { seoulDate } from '../shared/text/seoul-time';
import type { VisitReport } from '../modules/visit/visit-report.entity';
import { areaOf, DEMO_MEMBERS, type DemoMember } from './demo-members';
import type { PlannedReview } from './demo-review-plan';
import type { DemoFacility } from './reviews/demo-spot';

export interface PlannedVisit extends Pick<VisitReport, 'facilityId' | 'visitedOn' | 'outcome' | 'conditionKind' | 'pets'> {
  email: string;
  reportedAt: Date;
}

const HOUR_MS = 3_600_000;
/** All of them count for some time yet. */
const DAYS = 150;
const PLACES = 6;
const REFUSED_DAYS_AGO = [5, 9];

/**
 * What some authors report beside their reviews, of the few places that were reviewed most of late. One more place, and only one,
 * refused small dogs: its answer shows what that does.
 */
export function planDemoVisits(reviews: readonly PlannedReview[], places: readonly DemoFacility[], now: Date): PlannedVisit[] {
  const recent = new Map<number, PlannedReview[]>();
  for (const review of reviews)
    if (now.getTime() - review.insertedAt.getTime() < DAYS * 24 * HOUR_MS)
      recent.set(review.facilityId, [...(recent.get(review.facilityId) ?? []), review]);
  const of = ({ id }: DemoFacility) => recent.get(id) ?? [];
  const popular = places
    .filter(
      (place) => of(place).length > 0 && place.petTypes.length > 0 && !ERRAND_KINDS.some((kind) => kind === place.category3),
    )
    .sort((a, b) => of(b).length - of(a).length || a.id - b.id);
  const reported = popular.slice(0, PLACES).flatMap(of).map(reportOf);
  const refusing = popular.slice(PLACES).find((place) => smallDogsNear(place).length >= REFUSED_DAYS_AGO.length);
  return [...new Map(reported.map((visit) => [`${visit.email} ${visit.facilityId} ${visit.visitedOn}`, visit])).values()].concat(
    refusing ? refusalsAt(refusing, now) : [],
  );
}

function reportOf({ author, facilityId, rating, insertedAt }: PlannedReview): PlannedVisit {
  const outcome = rating >= 4 ? 'ENTERED' : 'DIFFERENT';
  return {
    ...{ email: author.email, facilityId, outcome, conditionKind: outcome === 'DIFFERENT' ? 'CARRIER' : null },
    ...{ pets: [petOf(author)], visitedOn: seoulDate(insertedAt), reportedAt: insertedAt },
  };
}

const smallDogsNear = ({ sidoName }: DemoFacility) =>
  DEMO_MEMBERS.filter(({ size, area }) => size === 'small' && area === areaOf(sidoName));

function refusalsAt(place: DemoFacility, now: Date): PlannedVisit[] {
  const members = smallDogsNear(place);
  return REFUSED_DAYS_AGO.map((daysAgo, index) => {
    const member = members[index]!;
    const reportedAt = new Date(now.getTime() - daysAgo * 24 * HOUR_MS);
    return {
      ...{ email: member.email, facilityId: place.id, outcome: 'REFUSED', conditionKind: null },
      ...{ pets: [petOf(member)], visitedOn: seoulDate(reportedAt), reportedAt },
    };
  });
}

const SIZES = { small: PetSize.SMALL, medium: PetSize.MEDIUM, large: PetSize.LARGE };
const petOf = ({ size }: DemoMember) =>
  size === 'cat' ? { species: PetSpecies.CAT, size: PetSize.SMALL } : { species: PetSpecies.DOG, size: SIZES[size] };
