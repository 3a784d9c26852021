import type { EntryService } from '../../facility/entry.service';
import type { Facility } from '../../facility/facility.entity';
import type { OpeningHoursService } from '../../facility/opening-hours.service';
import { type NamedPet, namesOf } from './named-pets';
import { addressOf } from './place-answer';
import { STRINGS } from './strings';

export interface PlaceRules {
  entry: EntryService;
  hours: OpeningHoursService;
}

export type Fact = 'entry' | 'phone' | 'address' | 'hours' | 'parking' | 'indoor' | 'outdoor' | 'fee' | 'homepage';

/** An answer about one place has a sentence or two. */
const FACTS_MAX = 2;
const DETAILS: readonly Fact[] = ['address', 'hours'];

const ASKED: readonly (readonly [Fact, RegExp])[] = [
  ['phone', /전화|번호|연락처/],
  ['address', /주소|위치|어디(?:에|야|예|죠|지|인|$|\?)|찾아 ?가/],
  ['hours', /몇 ?시|언제|영업|운영|시간|여나|여는|열어|열었|열려|열까|닫|휴무|쉬는|쉬나|문 ?[여열닫]|마감|끝나/],
  ['parking', /주차/],
  ['indoor', /실내/],
  ['outdoor', /야외|실외|테라스|마당/],
  ['fee', /요금|입장료|비용|얼마|가격/],
  ['homepage', /홈페이지|사이트|인스타|링크/],
];
const ASKS_ENTRY = /들어가|들어갈|출입|입장|동반|데려가|데리고|데려갈|같이|함께|[되돼될]|가능|괜찮|진료/;

/** Asks of one place by itself, and is no condition of a search: 전화번호는? */
const FACT_WORD =
  /^(?:전화|전번|번호|연락처|주소|위치|몇시|휴무|홈페이지|사이트|요금|입장료|이용료|가격|비용|금액|자세|상세|정보|알려|마감|영업시간|운영시간)|^(?:시|언제|문|어디|어디야|어디예요|어디에요|열어|열려|여나|닫아|닫나|쉬나|쉬어|얼마|얼마야|얼마예요|얼마에요)(?:까지|에|이|을)?$/;
export const isFactWord = (word: string): boolean => FACT_WORD.test(word);

/** 오늘 날씨 알려줘 asks of no place. */
export const asksFact = (text: string): boolean =>
  /몇 ?시/.test(text) || text.split(/\s+/).some((word) => isFactWord(word) && !/^(?:알려|정보|자세|상세)/.test(word));

/** What a message asks of a place; nothing means all. */
export function factsAsked(text: string, pets: readonly NamedPet[]): Fact[] {
  const asked = ASKED.filter(([, words]) => words.test(text)).map(([fact]) => fact);
  return asked.length === 0 && (pets.length > 0 || ASKS_ENTRY.test(text)) ? ['entry'] : asked;
}

/** @param facts none: what one needs for going there */
export async function factsText(
  facility: Facility,
  facts: readonly Fact[],
  pets: readonly NamedPet[],
  { entry, hours }: PlaceRules,
): Promise<string> {
  const of: Record<Fact, () => Promise<string> | string> = {
    entry: () => entryText(facility, pets, entry),
    hours: () => hoursText(facility, hours),
    phone: () => STRINGS.facts.phone(facility.name, facility.phoneNumber),
    address: () => STRINGS.facts.address(facility.name, addressOf(facility)),
    parking: () => STRINGS.facts.parking(facility.name, facility.parkingAvailable),
    indoor: () => STRINGS.facts.indoor(facility.name, facility.indoorFacility),
    outdoor: () => STRINGS.facts.outdoor(facility.name, facility.outdoorFacility),
    fee: () => STRINGS.facts.fee(facility.name, facility.admissionFeeInfo),
    homepage: () => STRINGS.facts.homepage(facility.name, facility.homepage),
  };
  const asked = (facts.length > 0 ? facts : DETAILS).slice(0, FACTS_MAX);
  return (await Promise.all(asked.map(async (fact) => of[fact]()))).join(' ');
}

/** Asked by name, a place that denies is named as such. */
export async function entryText(facility: Facility, pets: readonly NamedPet[], entry: EntryService): Promise<string> {
  const { name, category3 } = facility;
  if (pets.length === 0) {
    const { answer, text } = await entry.summaryOf(facility);
    return answer === 'DENIED' ? STRINGS.entry.DENIED(name, category3, null) : STRINGS.entrySummary(name, text);
  }
  const { answer, conditions } = await entry.verdictOf(facility, pets, null);
  const texts = [...new Set(conditions.map(({ text }) => text))].join(', ');
  return STRINGS.entry[answer](name, category3, namesOf(pets).join('·'), texts);
}

async function hoursText(facility: Facility, hours: OpeningHoursService): Promise<string> {
  const { name, operatingHours, holiday } = facility;
  const { status, text } = await hours.stateOf(facility, null);
  if (!operatingHours) return STRINGS.facts.hoursUnknown(name);
  return STRINGS.facts.hours(name, operatingHours, holiday, status === 'UNKNOWN' ? null : text);
}
