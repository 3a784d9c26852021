import { DemoCalendar } from './demo-calendar';
import { areaOf, DEMO_MEMBERS } from './demo-members';
import { type DemoFacility, DemoSpot } from './reviews/demo-spot';
import type { PlannedReview } from './demo-review-plan';
import type { SeededRandom } from './seeded-random';

export interface PlannedFavorite {
  email: string;
  facilityId: number;
  insertedAt: Date;
}

const OF_MEMBER = 12;
const OF_FRIEND = 5;
const DAYS = 300;

/** What the accounts keep lies all over the country, so that their map has something to show; others keep where they liked it. */
export function planDemoFavorites(
  random: SeededRandom,
  { places, reviews, now }: { places: readonly DemoFacility[]; reviews: readonly PlannedReview[]; now: Date },
): PlannedFavorite[] {
  const calendar = new DemoCalendar(random, now);
  const reviewed = new Set(reviews.map(({ facilityId }) => facilityId));
  const known = places.filter(({ id, petTypes }) => reviewed.has(id) && petTypes.length > 0);
  const keep = (email: string, place: DemoFacility): PlannedFavorite => ({
    email,
    facilityId: place.id,
    insertedAt: calendar.moment(random.int(0, DAYS), new DemoSpot(place).kind),
  });

  const member = everywhere(random, known, OF_MEMBER).map((place) => keep('member@baldojang.example', place));
  const friend = everywhere(random, known, OF_FRIEND).map((place) => keep('friend@baldojang.example', place));
  const others = DEMO_MEMBERS.flatMap(({ email }) => {
    const liked = reviews.filter(({ author, rating }) => author.email === email && rating === 5 && random.chance(0.2));
    const ids = new Set(liked.slice(0, 10).map(({ facilityId }) => facilityId));
    return known.filter(({ id }) => ids.has(id)).map((place) => keep(email, place));
  });
  return [...member, ...friend, ...others];
}

/** One of each part of the country, then a second one, until there are enough. */
function everywhere(random: SeededRandom, places: readonly DemoFacility[], count: number): DemoFacility[] {
  const chosen = new Set<DemoFacility>();
  const areas = [...new Set(places.map(({ sidoName }) => areaOf(sidoName)))];
  for (let turn = 0; turn < count * 3 && chosen.size < Math.min(count, places.length); turn++) {
    const area = areas[turn % areas.length];
    chosen.add(random.pick(places.filter(({ sidoName }) => areaOf(sidoName) === area)));
  }
  return [...chosen];
}
