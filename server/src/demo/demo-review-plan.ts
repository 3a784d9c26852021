import type { Facility } from '../modules/facility/facility.entity';
import { DemoCalendar } from './demo-calendar';
import { ACCOUNT_MEMBERS, DEMO_MEMBERS, type DemoMember } from './demo-members';
import { DEMO_DRAWINGS } from './pictures/demo-drawings';
import { RUDE_REVIEWS } from './reviews/common-words';
import { type DemoFacility, DemoSpot } from './reviews/demo-spot';
import { demoTags } from './reviews/demo-tags';
import type { Trait } from './reviews/review-words';
import { WORDS_OF_KIND } from './reviews/words-of-kind';
import { inVoice, type Rating, writeReview } from './reviews/write-review';
import type { SeededRandom } from './seeded-random';

export interface PlannedReview {
  facilityId: Facility['id'];
  author: DemoMember;
  content: string;
  rating: Rating;
  insertedAt: Date;
  tags: string[];
  /** Numbers of DEMO_DRAWINGS. */
  drawings: number[];
  likes: { email: string; insertedAt: Date }[];
  isRude: boolean;
}

export interface PlanOptions {
  random: SeededRandom;
  places: readonly DemoFacility[];
  now: Date;
  /** How many reviews, about; those of the accounts included. */
  count: number;
  /** How many of the drawings may be used. */
  drawings: number;
}

const DAYS = 547;
const OF_ACCOUNTS: readonly (readonly [email: string, share: number, atMost: number])[] = [
  ['member@baldojang.example', 0.1, 25],
  ['friend@baldojang.example', 0.05, 12],
];
/** In the current month, for the calendar. */
const THIS_MONTH = 6;
const READERS = [...DEMO_MEMBERS, ...ACCOUNT_MEMBERS].map(({ email }) => email);

const CROWDS: readonly (readonly [(random: SeededRandom) => number, number])[] = [
  [(random) => random.int(10, 40), 7],
  [(random) => random.int(5, 9), 20],
  [(random) => random.int(1, 4), 73],
];
const MOODS: readonly (readonly [readonly (readonly [Rating, number])[], number])[] = [
  [table(62, 30, 6, 1, 1), 45],
  [table(44, 36, 14, 4, 2), 40],
  [table(20, 33, 28, 12, 7), 15],
];
/** Where crowds go: cities and the sea. */
const CROWDED = /^(서울|부산|제주|강원|경기|인천)/;

function table(...weights: [number, number, number, number, number]): readonly (readonly [Rating, number])[] {
  return weights.map((weight, index) => [(5 - index) as Rating, weight] as const);
}

/** Invented reviews, oldest first: a few places have many, many have a few, most have none. The same for the same moment. */
export function planDemoReviews(options: PlanOptions): PlannedReview[] {
  return new ReviewPlan(options).make();
}

class ReviewPlan {
  private readonly random: SeededRandom;
  private readonly calendar: DemoCalendar;
  private readonly planned: PlannedReview[] = [];
  private readonly voices = new Map<string, number>();

  constructor(private readonly options: PlanOptions) {
    this.random = options.random;
    this.calendar = new DemoCalendar(options.random, options.now);
  }

  make(): PlannedReview[] {
    const { count, places } = this.options;
    if (count === 0 || places.length === 0) return [];
    const spots = this.shuffled(places.map((place) => new DemoSpot(place)));
    for (const [email, share, atMost] of OF_ACCOUNTS) this.writeAccount(spots, email, Math.min(atMost, Math.ceil(count * share)));
    for (const spot of spots) {
      if (this.planned.length >= count) break;
      this.writeSpot(spot, count - this.planned.length);
    }
    this.writeRude();
    return this.planned.sort((a, b) => a.insertedAt.getTime() - b.insertedAt.getTime());
  }

  private writeAccount(spots: readonly DemoSpot[], email: string, count: number): void {
    const author = ACCOUNT_MEMBERS.find((member) => member.email === email)!;
    const visitor = { ...author, weight: 1 };
    const open = spots.filter((spot) => this.random.chance(spot.attraction(visitor)));
    for (const [index, spot] of open.slice(0, count).entries()) {
      const daysAgo = index < THIS_MONTH ? this.random.int(0, this.calendar.dayOfMonth - 1) : this.random.int(0, DAYS);
      this.write(spot, author, this.random.weighted(table(50, 34, 12, 4, 0)), daysAgo, new Map());
    }
  }

  private writeSpot(spot: DemoSpot, atMost: number): void {
    const { random } = this;
    const visitors = DEMO_MEMBERS.map((member) => [member, spot.attraction(member)] as const).filter(([, weight]) => weight > 0);
    if (visitors.length === 0) return;
    const crowd = random.weighted(CROWDS)(random);
    const isCrowded = CROWDED.test(spot.facility.sidoName ?? '') && visitors.length > 5;
    const count = Math.min(isCrowded || crowd < 5 ? crowd : 3, atMost);
    const [mood, said] = [random.weighted(MOODS), new Map<string, number>()];
    const opened = random.int(Math.min(DAYS, count * 20), DAYS);
    for (let written = 0; written < count; written++)
      this.write(spot, random.weighted(visitors), random.weighted(mood), random.int(0, opened), said);
  }

  private write(spot: DemoSpot, author: DemoMember, rating: Rating, daysAgo: number, said: Map<string, number>): void {
    const { random } = this;
    const words = WORDS_OF_KIND[spot.kind];
    const insertedAt = this.calendar.moment(daysAgo, spot.kind);
    const date = this.calendar.dateOf(insertedAt);
    const traits = spot.traitsFor(author, rating, date);
    const content = inVoice(
      random,
      writeReview(random, { words, rating, traits, pet: author.pet, said }),
      this.voiceOf(author),
      rating,
    );
    const drawings = this.drawingsFor(spot, author, traits, date.month, said);
    const likes = this.likesOf(author, insertedAt, content.length / 60 + drawings.length * 2);
    const tags = demoTags(random, spot.kind, traits, rating);
    this.planned.push({
      facilityId: spot.facility.id,
      author,
      content,
      rating,
      insertedAt,
      tags,
      drawings,
      likes,
      isRude: false,
    });
  }

  /** Two reviews of others become such as an admin hears of. */
  private writeRude(): void {
    const others = this.planned.filter(({ rating, author }) => rating <= 2 && author.weight > 0);
    RUDE_REVIEWS.forEach((content, index) => {
      const review = others[index];
      if (review) Object.assign(review, { content, rating: 1, tags: [], drawings: [], likes: [], isRude: true });
    });
  }

  private drawingsFor(
    spot: DemoSpot,
    author: DemoMember,
    traits: ReadonlySet<Trait>,
    month: number,
    shown: Map<string, number>,
  ): number[] {
    const { random } = this;
    if (!random.chance(0.48)) return [];
    const animal = author.size === 'cat' ? 'cat' : 'dog';
    const fitting = DEMO_DRAWINGS.slice(0, this.options.drawings).flatMap((drawing, index) => {
      const isRight =
        drawing.kinds.includes(spot.kind) &&
        (drawing.animal ?? animal) === animal &&
        (drawing.months?.includes(month) ?? true) &&
        (drawing.needs.length === 0 || drawing.needs.some((trait) => traits.has(trait)));
      return isRight ? [[index, (drawing.coat === author.coat ? 5 : 1) / (1 + (shown.get(drawing.svg) ?? 0)) ** 2] as const] : [];
    });
    if (fitting.length === 0) return [];
    const wanted = random.weighted<number>([
      [1, 46],
      [2, 24],
      [3, 14],
      [4, 9],
      [random.int(5, 9), 7],
    ]);
    const chosen = new Set<number>();
    for (let tries = 0; tries < wanted * 3 && chosen.size < wanted; tries++) chosen.add(random.weighted(fitting));
    // What hangs in the gallery of the place already comes less often.
    for (const { svg } of [...chosen].map((index) => DEMO_DRAWINGS[index]!)) shown.set(svg, (shown.get(svg) ?? 0) + 1);
    return [...chosen];
  }

  /** Most are liked by one or two, some by half of all; longer ones and pictures more often. */
  private likesOf(author: DemoMember, from: Date, weight: number): PlannedReview['likes'] {
    const { random } = this;
    const count = Math.min(READERS.length - 8, Math.floor(random.fraction() ** 5 * 7 * (1 + weight / 2)));
    return this.shuffled(READERS.filter((email) => email !== author.email))
      .slice(0, count)
      .map((email) => ({ email, insertedAt: this.calendar.after(from) }));
  }

  private voiceOf({ email }: DemoMember): number {
    const voice =
      this.voices.get(email) ??
      this.random.weighted([
        [0, 50],
        [1, 14],
        [2, 18],
        [3, 8],
        [4, 10],
      ]);
    this.voices.set(email, voice);
    return voice;
  }

  private shuffled<T>(items: readonly T[]): T[] {
    const keyed = items.map((item) => [this.random.fraction(), item] as const);
    return keyed.sort(([a], [b]) => a - b).map(([, item]) => item);
  }
}
