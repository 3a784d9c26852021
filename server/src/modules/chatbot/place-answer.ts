import type { Facility } from '../facility/facility.entity';
import type { ChatbotSearch } from './chatbot.output';
import { type FoundPlaces, HOSPITAL, type PlaceRequest } from './place-finder';
import { STRINGS } from './strings';

/** What was found, where, what was not understood, and what had to be left out to find it. */
export function placesText(found: FoundPlaces): string {
  const { unreadWord, place } = found.request;
  return [unreadWord && STRINGS.unreadWord(unreadWord, place.label), foundText(found), hoursText(found)]
    .filter(Boolean)
    .join(' ');
}

/** Why nothing was looked for, and how to ask again. */
export function whereText({ kind, unknownPlace, severalPlaces }: PlaceRequest): string {
  if (severalPlaces) return STRINGS.severalPlaces(severalPlaces);
  return unknownPlace ? STRINGS.unknownPlace(unknownPlace, kind) : STRINGS.whereToLook(kind);
}

/** Clinics for an emergency: of the place that was named, or further around and said so. */
export function hospitalsText({ request, place, facilities }: FoundPlaces): string {
  if (!facilities.length) return STRINGS.noHospitals(place.label);
  const wider = place === request.place ? '' : `${STRINGS.foundWider(request.place.label, request.kind, place.label)} `;
  return wider + STRINGS.hospitals(place.label);
}

/** The search knows no hours: a closed clinic costs time, and "24시" must not seem to be met. */
export function hoursText({ request, facilities }: FoundPlaces): string | null {
  if (!facilities.length) return null;
  if (request.search.categories.includes(HOSPITAL)) return STRINGS.callFirst;
  return request.asksForHours ? STRINGS.hoursUnknown : null;
}

function foundText({ request, search, place, facilities, totalCount, isTotalCountExact }: FoundPlaces): string {
  const { kind, place: asked } = request;
  if (!facilities.length) return STRINGS.foundNone(asked.label, kind);
  const total = totalCount.toLocaleString('ko') + (isTotalCountExact ? '' : ' 이상');
  const found = STRINGS.found(
    place.label,
    conditionsText(search),
    kind,
    total,
    facilities.length,
    totalCount === facilities.length,
  );
  if (place !== asked) return `${STRINGS.foundWider(asked.label, conditionsText(request.search) + kind, place.label)} ${found}`;
  const isFewer = conditionsText(search) !== conditionsText(request.search);
  return isFewer ? `${STRINGS.foundNoneSuch(place.label, conditionsText(request.search), kind)} ${found}` : found;
}

/** 강아지와 갈 수 있고 주차할 수 있는 … */
function conditionsText({ petTypes, categories, ...search }: ChatbotSearch): string {
  const { pets, petsAtVet, ...sites } = STRINGS.conditions;
  const names = petTypes.map((petType) => STRINGS.pets[petType]).join('·');
  const ofPets = categories.includes('동물병원') ? petsAtVet : pets;
  const conditions = [
    ...(names ? [ofPets(names)] : []),
    ...(['parkingAvailable', 'indoorFacility', 'outdoorFacility'] as const).flatMap((name) =>
      search[name] ? [sites[name]] : [],
    ),
  ];
  return conditions.map(([asLast, before], index) => (index === conditions.length - 1 ? asLast : before)).join('');
}

/** For whoever shows text alone: the places below it, each with its address and its page. */
export function withPlaces(text: string, facilities: Facility[], publicUrl: string): string {
  const lines = facilities.map((facility) =>
    [facility.name, addressOf(facility), `${publicUrl}/facility/${facility.id}`].filter(Boolean).join(' – '),
  );
  return lines.length ? [text, '', ...lines].join('\n') : text;
}

export function addressOf({ roadAddress, jibunAddress, sidoName, sigunguName }: Facility): string {
  return roadAddress ?? jibunAddress ?? [sidoName, sigunguName].filter(Boolean).join(' ');
}
