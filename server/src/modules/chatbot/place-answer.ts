import type { Facility } from '../facility/facility.entity';
import { type FoundPlaces, HOSPITAL, type PlaceConditions, type PlaceRequest } from './place-finder';
import type { NamedPlace } from './places-named';
import { isPlaceLike } from './spoken-question';
import { STRINGS } from './strings';

/** What was found, where, which conditions were dropped, and what to check. */
export function placesText(found: FoundPlaces): string {
  return [foundText(found), cautionText(found)].filter(Boolean).join(' ');
}

/** Why there was no search, and how to ask again. */
export function whereText({ kind, unknownPlace, severalPlaces }: PlaceRequest): string {
  if (severalPlaces) return STRINGS.severalPlaces(severalPlaces);
  return unknownPlace ? STRINGS.unknownPlace(unknownPlace, kind) : STRINGS.whereToLook(kind);
}

/** Clinics for an emergency, in the named place or a wider area. */
export function hospitalsText({ request, place, facilities }: FoundPlaces): string {
  if (!facilities.length) return STRINGS.noHospitals(place.label);
  const wider = place === request.place ? '' : `${STRINGS.foundWider(request.place.label, request.kind, place.label)} `;
  return wider + STRINGS.hospitals(place.label);
}

/** Advice to call first; always given for clinics, as a closed one costs time. */
export function cautionText({
  request: { petNames, conditions: requested },
  conditions,
  facilities,
}: FoundPlaces): string | null {
  if (!facilities.length) return null;
  const entry = petNames.length > 0 ? STRINGS.refusalsLeftOut(petNames.join(', ')) : null;
  const areHoursDropped = Boolean(
    (requested.openAt && !conditions.openAt) || (requested.isOpenAllDay && !conditions.isOpenAllDay),
  );
  const isClinic = requested.categories.includes(HOSPITAL);
  const call = isClinic ? STRINGS.callFirst : entry || areHoursDropped ? STRINGS.callBefore : null;
  return [entry, call].filter(Boolean).join(' ') || null;
}

function foundText({ request, conditions, place, facilities, totalCount, isTotalCountExact }: FoundPlaces): string {
  const { kind, place: requested } = request;
  if (!facilities.length) return STRINGS.foundNone(requested.label, kind);
  const total = totalCount.toLocaleString('ko') + (isTotalCountExact ? '' : ' 이상');
  const found = STRINGS.found(
    place.label,
    conditionsText(conditions),
    kind,
    total,
    facilities.length,
    totalCount === facilities.length,
  );
  const isFewer = conditionsText(conditions) !== conditionsText(request.conditions);
  const fewer = isFewer ? STRINGS.foundNoneSuch(place.label, conditionsText(request.conditions), kind) : null;
  return [place === requested ? null : widerText(request, place), fewer, found].filter(Boolean).join(' ');
}

/** Which words were dropped, or which place had no match. */
function widerText({ kind, conditions, place: requested }: FoundPlaces['request'], place: NamedPlace): string {
  const dropped = requested.words.filter((word) => !place.words.includes(word));
  const isSameArea = place.nearPlace === requested.nearPlace && place.sigunguName === requested.sigunguName;
  if (isSameArea && dropped.length > 0 && !dropped.some(isPlaceLike)) return STRINGS.withoutWords(dropped.join(' '));
  return STRINGS.foundWider(requested.label, conditionsText(conditions) + kind, place.label);
}

/** 강아지와 갈 수 있고 주차할 수 있는 … */
function conditionsText({ petTypes, categories, ...others }: PlaceConditions): string {
  const { pets, petsAtVet, openNow, openThen, ...plain } = STRINGS.conditions;
  const names = petTypes.map((petType) => STRINGS.pets[petType]).join('·');
  const ofPets = categories.includes('동물병원') ? petsAtVet : pets;
  const conditions = [
    ...(names ? [ofPets(names)] : []),
    ...(['parkingAvailable', 'indoorFacility', 'outdoorFacility', 'isOpenAllDay'] as const).flatMap((name) =>
      others[name] ? [plain[name]] : [],
    ),
    ...(others.openAt ? [others.openAt.isNow ? openNow : openThen] : []),
  ];
  return conditions.map(([asLast, before], index) => (index === conditions.length - 1 ? asLast : before)).join('');
}

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
