import { entryHeadline } from '@baldojang/rules/entry/entry-headline';
import type { EntryPolicy } from '@baldojang/rules/entry/entry-policy';
import { judgeEntry, type JudgeOptions } from '@baldojang/rules/entry/judge-entry';
import type { Pet } from '@baldojang/rules/entry/pet';
import { type PetClass, petClassOf } from '@baldojang/rules/entry/pet-class';
import { placeVerdict } from '@baldojang/rules/entry/place-verdict';
import { readEntry } from '@baldojang/rules/entry/read-entry';
import type { ClassVisits } from '@baldojang/rules/entry/visits';
import type { Holidays } from '@baldojang/rules/hours/holidays';
import type { EntryAnswer, EntrySummary, EntryVerdict } from './entry.output';
import type { Facility } from './facility.entity';
import type { FacilityFilterInput } from './facility.input';
import { idsWhere, type Readings } from './readings.repository';
import type { SqlFragment } from './sql-parameters';

export interface EntryConditions {
  matching: SqlFragment[];
  /** Whether `matching` names only columns that facility and facility_facet share. */
  isOfFacets: boolean;
  /** Groups of places by their answer to the party, the best first. */
  tiers: SqlFragment[];
}

export const ANY_ENTRY: EntryConditions = { matching: [], isOfFacets: true, tiers: [] };

/** Recent visit reports of a place. */
export interface ReportedPlace {
  facilityId: number;
  entryPolicyId: number;
  visits: readonly ClassVisits[];
}

/** Counts of visit reports. create-app.ts injects them, as this module must not import theirs. */
export interface VisitCounts {
  ofPlace: (facilityId: number) => Promise<readonly ClassVisits[]>;
  /** All places with enough reports to change an answer for these classes. */
  ofClasses: (classes: readonly PetClass[]) => Promise<readonly ReportedPlace[]>;
}

/** A place whose reports change the answer of its texts. */
interface Changed {
  facilityId: number;
  before: EntryAnswer;
  after: EntryAnswer;
}

const BEST_FIRST: readonly EntryAnswer[] = ['ALLOWED', 'CONDITIONAL', 'UNKNOWN', 'DENIED'];
const EMPTY_POLICY = readEntry({
  petFriendly: null,
  petOnlyInfo: null,
  allowedPetSize: null,
  petRestrictions: null,
  indoorFacility: null,
  outdoorFacility: null,
  additionalPetFee: null,
});

/** Owns entry answers. Not here: parsing texts (source-texts.repository.ts) and the rules themselves (workspace `rules`). */
export class EntryService {
  constructor(
    private readonly policies: Readings<EntryPolicy>,
    private readonly listHolidays: () => Promise<Holidays>,
    private readonly visitCounts: VisitCounts,
  ) {}

  /** @param at null if unknown; limits on days and times remain conditions */
  async verdictOf(
    facility: Pick<Facility, 'id' | 'entryPolicyId' | 'category3' | 'finalCreationDate' | 'entryCorrectedOn'>,
    pets: readonly Pet[],
    at: Date | null,
  ): Promise<EntryVerdict> {
    const [visits, holidays] = await Promise.all([this.visitCounts.ofPlace(facility.id), this.listHolidays()]);
    return placeVerdict(await this.policyOf(facility), facility, pets, { at, holidays, visits });
  }

  async summaryOf(facility: Pick<Facility, 'entryPolicyId'>): Promise<EntrySummary> {
    return entryHeadline(await this.policyOf(facility));
  }

  async conditionsOf({ pets, entryAnswers, openAt }: FacilityFilterInput): Promise<EntryConditions> {
    if (!pets?.length) return ANY_ENTRY;
    const options = { at: openAt ?? null, holidays: await this.listHolidays() };
    const question = JSON.stringify([pets, openAt, openAt && [...options.holidays]]);
    const [answers, reported] = await Promise.all([
      this.policies.judge(question, (policy) => judgeEntry(policy, pets, options).answer),
      this.visitCounts.ofClasses(pets.map(petClassOf)),
    ]);
    const changed = await this.changedAmong(reported, { pets, answers, options });
    const wanted = entryAnswers?.length ? entryAnswers : BEST_FIRST.filter((answer) => answer !== 'DENIED');
    return {
      matching: [hasAnswer(wanted, answers, changed)],
      isOfFacets: changed.length === 0,
      tiers: BEST_FIRST.filter((answer) => wanted.includes(answer)).map((tier) => hasAnswer([tier], answers, changed)),
    };
  }

  private async changedAmong(places: readonly ReportedPlace[], { pets, answers, options }: Judged): Promise<Changed[]> {
    const changes = places.map(async ({ facilityId, entryPolicyId, visits }): Promise<Changed[]> => {
      const before = answers.get(entryPolicyId);
      const { answer: after } = judgeEntry(await this.policyOf({ entryPolicyId }), pets, { ...options, visits });
      return before && before !== after ? [{ facilityId, before, after }] : [];
    });
    return (await Promise.all(changes)).flat();
  }

  private async policyOf({ entryPolicyId }: Pick<Facility, 'entryPolicyId'>): Promise<EntryPolicy> {
    return (entryPolicyId === null ? undefined : await this.policies.get(entryPolicyId)) ?? EMPTY_POLICY;
  }
}

type Answers = ReadonlyMap<number, EntryAnswer>;

interface Judged {
  pets: readonly Pet[];
  answers: Answers;
  options: JudgeOptions;
}

/** Places with one of the answers by their policy, corrected for the few changed by reports. */
function hasAnswer(wanted: readonly EntryAnswer[], answers: Answers, changed: readonly Changed[]): SqlFragment {
  const isWanted = (answer: EntryAnswer) => wanted.includes(answer);
  const policies = hasPolicy(idsWhere(answers, isWanted));
  if (changed.length === 0) return policies;
  const idsOf = (places: readonly Changed[]) => places.map(({ facilityId }) => facilityId);
  const lost = idsOf(changed.filter(({ before, after }) => isWanted(before) && !isWanted(after)));
  const gained = idsOf(changed.filter(({ before, after }) => !isWanted(before) && isWanted(after)));
  return (parameters) =>
    `(${policies(parameters)} AND id <> ALL(${parameters.add(lost)}::int[]) OR id = ANY(${parameters.add(gained)}::int[]))`;
}

const hasPolicy =
  (ids: number[]): SqlFragment =>
  (parameters) =>
    `entry_policy_id = ANY(${parameters.add(ids)}::int[])`;
