import type { Pet } from '@baldojang/rules/entry/pet';
import { placeVerdict, type PlaceVerdict } from '@baldojang/rules/entry/place-verdict';
import { readEntry } from '@baldojang/rules/entry/read-entry';
import { MEMBERS_MIN } from '@baldojang/rules/entry/visits';
import type { Holidays } from '@baldojang/rules/hours/holidays';
import { readHours } from '@baldojang/rules/hours/read-hours';
import type { CorrectableField, Facility } from '../../graphql/types.generated';
import { dateText } from '../date-text';
import { type Data, listAnswers, readAnswer, readAnswers, type StoredAnswer, VISITOR } from './answer-store';
import { freshOpeningWeek, freshOpenState, UNKNOWN_STATE } from './fresh-hours';
import { keyOf, LISTS_WITH_TEXTS, type RequestParams } from './stored-queries';

const STRINGS = {
  changedByVisits: '다녀온 사람들이 겪은 조건이 자료와 달랐어요. 가기 전에 전화로 확인해 주세요.',
  visitsUnknown: '다녀온 사람들의 기록을 아직 받지 못했어요. 가기 전에 전화로 확인해 주세요.',
};

/** A place as some query selected it. */
type Place = Partial<Facility> & Pick<Facility, 'id'>;

/** What places are computed with. */
interface Facts {
  stored: RequestParams;
  requested: RequestParams;
  now: Date;
  holidays: Holidays;
  /** Stored places that have the texts of entry and hours, by id. */
  sources: ReadonlyMap<string, Place>;
  /** Whether several visitors were refused, by the id of the place; without those whose visit reports are not stored. */
  refusals: ReadonlyMap<string, boolean>;
}

/** Opening hours are always computed; entry only for other pets than those of the stored answer. */
export async function freshAnswer(
  owner: string,
  { data, request: stored }: StoredAnswer,
  requested: RequestParams,
): Promise<Data> {
  const facts = await factsFor(owner, placesIn(data), stored, requested);
  const fresh = mapPlaces(data, (place) => freshPlace(place, facts));
  return requested.openNow ? openNowOf(fresh, requested.openNow) : fresh;
}

/** The opening hours of a place whose texts are stored. */
export async function freshState(owner: string, { id, at }: { id: string; at: string | null }): Promise<Data | null> {
  const request: RequestParams = { pets: [], at, withEntry: false, openNow: null };
  const { sources, ...facts } = await factsFor(owner, [{ id }], request, request);
  const source = sources.get(id);
  return source ? { facility: { __typename: 'Facility', id, openState: stateOf(source, facts) } } : null;
}

async function factsFor(
  owner: string,
  places: readonly Place[],
  stored: RequestParams,
  requested: RequestParams,
): Promise<Facts> {
  const [holidays, sources, refusals] = await Promise.all([
    readHolidays(),
    readSources(owner, places),
    readRefusals(owner, places),
  ]);
  return { stored, requested, now: new Date(), holidays, sources, refusals };
}

async function readHolidays(): Promise<Holidays> {
  const [newest] = await listAnswers(VISITOR, 'ComingHolidays');
  const answer = newest && (await readAnswer(VISITOR, 'ComingHolidays', newest.key));
  const days = Object.values(answer?.data ?? {}) as { date: string; name: string }[][];
  return new Map(days.flat().map(({ date, name }) => [date, name]));
}

const hasTexts = ({ operatingHours, additionalPetFee }: Place) => operatingHours !== undefined && additionalPetFee !== undefined;

/** Prefers the page of a place to lists, as it has all texts. */
async function readSources(owner: string, places: readonly Place[]): Promise<Map<string, Place>> {
  const sources = new Map(places.filter(hasTexts).map((place) => [place.id, place]));
  const add = (answers: readonly StoredAnswer[]) => {
    for (const place of answers.flatMap(({ data }) => placesIn(data)))
      if (hasTexts(place) && !sources.has(place.id)) sources.set(place.id, place);
  };
  const isMissing = ({ id }: Place) => !sources.has(id);
  if (places.some(isMissing))
    add(
      await readAnswers(
        owner,
        'FacilityPage',
        places.filter(isMissing).map(({ id }) => keyOf({ id })),
      ),
    );
  for (const query of LISTS_WITH_TEXTS) {
    if (!places.some(isMissing)) break;
    const listed = await listAnswers(owner, query);
    add(
      await readAnswers(
        owner,
        query,
        listed.map(({ key }) => key),
      ),
    );
  }
  return sources;
}

/** Visit reports do not name the pets of single visitors, so refusals count for all pets. */
async function readRefusals(owner: string, places: readonly Place[]): Promise<Map<string, boolean>> {
  const answers = await readAnswers(
    owner,
    'VisitReports',
    places.map(({ id }) => keyOf({ facilityId: id })),
  );
  const reported = answers.flatMap(({ data }) => placesIn(data));
  return new Map(reported.map(({ id, visitSummary }) => [id, (visitSummary?.refusedCount ?? 0) >= MEMBERS_MIN]));
}

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const isPlace = (value: Data): value is Data & Place => value.__typename === 'Facility' && typeof value.id === 'string';

/** A copy with other places. */
function mapPlaces<Value>(value: Value, change: (place: Place) => object): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => mapPlaces(item, change)) as Value;
  if (!isObject(value)) return value;
  if (isPlace(value)) return change(value) as Value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapPlaces(part, change)])) as Value;
}

function placesIn(data: Data): Place[] {
  const places: Place[] = [];
  mapPlaces(data, (place) => {
    places.push(place);
    return place;
  });
  return places;
}

function freshPlace(place: Place, facts: Facts): Place {
  const source = facts.sources.get(place.id);
  return {
    ...place,
    ...(place.openState && { openState: stateOf(source, facts) }),
    ...(place.openingWeek && { openingWeek: weekOf(place, facts) }),
    ...(place.entrySummary && facts.requested.withEntry && { entry: entryOf(place, source, facts) }),
  } as Place;
}

const scheduleOf = ({ operatingHours = null, holiday = null }: Place) => readHours({ operatingHours, holiday });

function stateOf(
  source: Place | undefined,
  { requested: { at }, now, holidays }: Pick<Facts, 'requested' | 'now' | 'holidays'>,
): object {
  const state = source
    ? freshOpenState(scheduleOf(source), at === null ? now : new Date(at), holidays, at === null ? 'now' : 'chosen')
    : UNKNOWN_STATE;
  return { __typename: 'OpenState', ...state, changesAt: state.changesAt?.toISOString() ?? null };
}

const weekOf = (place: Place, { now, holidays }: Facts): object[] =>
  freshOpeningWeek(scheduleOf(place), dateText(now.getTime()), holidays).map((day) => ({
    __typename: 'OpeningDay',
    ...day,
    spans: day.spans.map((span) => ({ __typename: 'OpeningSpan', ...span })),
  }));

const BETTER_THAN_UNKNOWN: readonly string[] = ['ALLOWED', 'CONDITIONAL'];

/** Visit reports change verdicts, and a stored verdict contains their effect only for the pets of its request. */
function entryOf(place: Place, source: Place | undefined, facts: Facts): object {
  const { stored, requested, holidays } = facts;
  const storedEntry = stored.withEntry ? place.entry : undefined;
  if (storedEntry && isSame([stored.pets, stored.at], [requested.pets, requested.at])) return storedEntry;
  if (!source) return verdictData(unknownTo(requested.pets, null));
  const judge = ({ pets, at }: RequestParams) => judged({ ...source, ...place }, pets, at, holidays);
  const verdict = judge(requested);
  if (!BETTER_THAN_UNKNOWN.includes(verdict.answer)) return verdictData(verdict);
  const isRefusing = facts.refusals.get(place.id);
  const isChanged = isRefusing || (storedEntry !== undefined && judge(stored).answer !== storedEntry.answer);
  const doubt = isChanged ? STRINGS.changedByVisits : isRefusing === undefined ? STRINGS.visitsUnknown : null;
  return verdictData(doubt === null ? verdict : { ...verdict, ...unknownTo(requested.pets, doubt) });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const unknownTo = (pets: readonly Pet[], text: string | null): Pick<PlaceVerdict, 'answer' | 'conditions' | 'reasons'> => ({
  answer: 'UNKNOWN',
  conditions: [],
  reasons: text === null ? [] : [{ text, quote: null, pets: pets.map((_pet, index) => index) }],
});

/** Corrections of these decide the date of an answer. */
const ENTRY_FIELDS: readonly CorrectableField[] = ['ENTRY', 'ENTRY_SIZE', 'ENTRY_RESTRICTIONS'];

function judged(place: Place, pets: readonly Pet[], at: string | null, holidays: Holidays): PlaceVerdict {
  const {
    petFriendly = null,
    petOnlyInfo = null,
    allowedPetSize = null,
    petRestrictions = null,
    additionalPetFee = null,
  } = place;
  const { category3 = null, finalCreationDate = null, corrections = [] } = place;
  const texts = { petFriendly, petOnlyInfo, allowedPetSize, petRestrictions, additionalPetFee };
  const corrected = corrections.filter(({ field }) => ENTRY_FIELDS.includes(field));
  const entryCorrectedOn =
    corrected
      .map(({ acceptedAt }) => dateText(Date.parse(acceptedAt)))
      .sort()
      .at(-1) ?? null;
  const policy = readEntry(texts);
  return placeVerdict(policy, { category3, finalCreationDate, entryCorrectedOn }, pets, {
    at: at === null ? null : new Date(at),
    holidays,
  });
}

const verdictData = ({ conditions, reasons, ...verdict }: Pick<PlaceVerdict, 'answer' | 'conditions' | 'reasons'>) => ({
  __typename: 'EntryVerdict',
  asOf: null,
  isCorrected: false,
  isBeforeEateryLaw: false,
  residue: [],
  ...verdict,
  conditions: conditions.map((condition) => ({ __typename: 'EntryCondition', ...condition })),
  reasons: reasons.map((reason) => ({ __typename: 'EntryReason', ...reason })),
});

interface Found {
  items: Place[];
  totalCount: number;
}

/** Of places that were open, those that still are. */
function openNowOf(data: Data, statuses: readonly string[]): Data {
  const stillOpen = ({ items, totalCount, ...rest }: Found): Found => {
    const open = items.filter(({ openState }) => statuses.includes(openState!.status));
    return { ...rest, items: open, totalCount: totalCount - (items.length - open.length) };
  };
  return Object.fromEntries(Object.entries(data).map(([name, found]) => [name, stillOpen(found as Found)]));
}
