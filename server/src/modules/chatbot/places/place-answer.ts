import type { Facility } from '../../facility/facility.entity';
import { type FoundPlaces, HOSPITAL, type PlaceConditions, type PlaceRequest } from './place-request';
import { wishOf } from './place-words';
import { areasOf, droppedWords, isSameArea, type NamedPlace } from './places-named';
import { isPlaceLike } from './spoken-question';
import { STRINGS } from './strings';

/** More unknown words than this are those of a story, which nobody wants repeated. */
const REPEATED_WORDS_MAX = 3;

/** What was found and where, which conditions and words were not used, and what to check: four sentences at most. */
export function placesText(found: FoundPlaces): string {
  return [foundText(found), unusedText(found.request, found.place), cautionText(found)].filter(Boolean).join(' ');
}

/** Why there was no search, and how to ask again. */
export function whereText(request: PlaceRequest): string {
  const { kind, unknownPlace, severalPlaces } = request;
  if (severalPlaces) return STRINGS.severalPlaces(severalPlaces);
  if (unknownPlace) return STRINGS.unknownPlace(unknownPlace, kind);
  return [STRINGS.whereToLook(nounOf(request.conditions, request, null)), wishesText(request.unusedWords)]
    .filter(Boolean)
    .join(' ');
}

/** Clinics for an emergency, in the named place or a wider area. */
export function hospitalsText({ request, place, facilities, isEntryUnknown }: FoundPlaces): string {
  if (!facilities.length) return STRINGS.noHospitals(place.label);
  const wider = place === request.place ? '' : `${STRINGS.foundWider(request.place.label, request.kind, place.label)} `;
  return wider + (isEntryUnknown ? STRINGS.treatmentUnknown(request.petNames.join('·')) : STRINGS.hospitals(place.label));
}

/** Advice to call first; always given for clinics, as a closed one costs time. */
export function cautionText({ request, conditions, facilities, isEntryUnknown }: FoundPlaces): string | null {
  if (!facilities.length) return null;
  const { conditions: requested, petNames } = request;
  const names = petNames.join('·');
  const isClinic = requested.categories.includes(HOSPITAL);
  if (isEntryUnknown && isClinic) return STRINGS.treatmentUnknown(names);
  if (isClinic) return STRINGS.callFirst;
  if (isEntryUnknown) return doingOf(requested) ? STRINGS.careUnknown(names) : STRINGS.entryUnknown(names);
  const areHoursDropped = (requested.openAt && !conditions.openAt) || (requested.isOpenAllDay && !conditions.isOpenAllDay);
  return areHoursDropped ? STRINGS.callBefore : null;
}

/** Wishes that no column answers, and words that were not understood. */
function unusedText({ place: requested, unusedWords }: FoundPlaces['request'], place: NamedPlace): string | null {
  const dropped = droppedWords(requested, place).filter((word) => !isPlaceLike(word));
  const words = [...new Set([...unusedWords, ...dropped])];
  const unknown = words.filter((word) => !wishOf(word));
  if (unknown.length === 0) return wishesText(words);
  const many = unknown.length > REPEATED_WORDS_MAX ? STRINGS.withoutManyWords : STRINGS.withoutWords(unknown);
  return unknown.length === words.length ? many : STRINGS.notInData(whetherIn(words))[1] + many;
}

function wishesText(words: readonly string[]): string | null {
  const whether = whetherIn(words);
  return whether.length > 0 ? STRINGS.notInData(whether)[0] : null;
}

const whetherIn = (words: readonly string[]): string[] => [...new Set(words.flatMap((word) => wishOf(word) ?? []))];

function foundText({
  request,
  conditions,
  place,
  facilities,
  totalCount,
  isTotalCountExact,
  isEntryUnknown,
}: FoundPlaces): string {
  const { place: requested, shown } = request;
  if (!facilities.length) {
    const area = areasOf(requested)[0]?.at(-1) ?? requested;
    const none = shown.length > 0 ? STRINGS.foundNoMore : STRINGS.foundNone;
    return none(area.label, nounOf(request.conditions, request, null));
  }
  const what = nounOf(conditions, isEntryUnknown ? { ...request, petNames: [] } : request, place);
  if (shown.length > 0) return STRINGS.foundMore(place.label, what, facilities.length, isRelaxed(request, conditions));
  const total = totalCount.toLocaleString('ko') + (isTotalCountExact ? '' : ' 이상');
  const found = STRINGS.found(place.label, what, total, facilities.length, totalCount === facilities.length);
  return [relaxedText(request, conditions, place), found].filter(Boolean).join(' ');
}

const isRelaxed = (request: PlaceRequest, conditions: PlaceConditions): boolean =>
  clausesOf(conditions).length !== clausesOf(request.conditions).length;

/** Which conditions were dropped, or which place had no match. */
function relaxedText(request: FoundPlaces['request'], conditions: PlaceConditions, place: NamedPlace): string | null {
  const { place: requested } = request;
  const isWider = !isSameArea(requested, place);
  const isOpenInstead = Boolean(request.conditions.isOpenAllDay && !conditions.isOpenAllDay && conditions.openAt);
  const areFewer = isRelaxed(request, conditions);
  if (!isWider && !areFewer && !isOpenInstead) return null;
  const asked = nounOf(request.conditions, request, null);
  if (!isWider && isOpenInstead)
    return STRINGS.foundOpenInstead(place.label, asked, (clausesOf(conditions).at(-1)?.[0] ?? '').trim());
  if (!isWider) return STRINGS.foundNoneSuch(place.label, asked);
  const wider = areFewer || isOpenInstead ? STRINGS.foundWiderWithout : STRINGS.foundWider;
  const area = areasOf(requested)[0]?.at(-1) ?? requested;
  return wider(area.label, asked, place.label);
}

/** 강아지와 갈 수 있고 주차할 수 있는 카페; 고양이를 맡길 수 있는 곳. */
function nounOf(
  conditions: PlaceConditions,
  { kind, petNames }: Pick<PlaceRequest, 'kind' | 'petNames'>,
  place: NamedPlace | null,
): string {
  const names = petNames.join('·');
  const wishes = (place?.words ?? []).filter((word) => wishOf(word)).map((word) => `"${word}"`);
  const clauses = [...clausesOf(conditions), ...(wishes.length > 0 ? [STRINGS.conditions.word(wishes.join(', '))] : [])];
  const doing = doingOf(conditions);
  if (doing) return clauses.map(([, before]) => before).join('') + (names ? doing.withPets(names) : doing.doing);
  const ofPets = petsClauseOf(conditions, names);
  const all = ofPets ? [ofPets, ...clauses] : clauses;
  return all.map(([asLast, before], index) => (index === all.length - 1 ? asLast : before)).join('') + kind;
}

type Clause = readonly [asLast: string, before: string];

function clausesOf({ openAt, isOpenAllDay, ...site }: PlaceConditions): Clause[] {
  const { openNow, openThen, ...plain } = STRINGS.conditions;
  const ofSite = (['parkingAvailable', 'indoorFacility', 'outdoorFacility'] as const).filter((name) => site[name]);
  const hours = openAt && (openAt.isNow ? openNow : openThen(STRINGS.time(openAt.instant)));
  const clauses = [...ofSite.map((name) => plain[name]), ...(isOpenAllDay ? [plain.isOpenAllDay] : hours ? [hours] : [])];
  return clauses.map(([asLast = '', before = '']) => [asLast, before]);
}

function petsClauseOf({ categories }: PlaceConditions, names: string): Clause | null {
  const { pets, petsAtVet } = STRINGS.conditions;
  if (!names || categories.every((category) => category === '동물약국' || category === '반려동물용품')) return null;
  const [asLast = '', before = ''] = categories.includes(HOSPITAL) ? petsAtVet(names) : pets(names);
  return [asLast, before];
}

const doingOf = ({ categories: [category = '', ...others] }: PlaceConditions) =>
  others.length === 0 ? (STRINGS.doings[category] ?? null) : null;

/** For plain-text clients: the places as lines with address and link. */
export function withPlaces(text: string, facilities: Facility[], publicUrl: string): string {
  const lines = facilities.map((facility) =>
    [facility.name, addressOf(facility), `${publicUrl}/facility/${facility.id}`].filter(Boolean).join(' – '),
  );
  return lines.length ? [text, '', ...lines].join('\n') : text;
}

export function addressOf({ roadAddress, jibunAddress, sidoName, sigunguName }: Facility): string {
  return roadAddress ?? jibunAddress ?? [sidoName, sigunguName].filter(Boolean).join(' ');
}
