import { REGIONS } from '../shared/text/region';
import type { DISTRICT_POINTS } from './district-points/district-points';
import { ROADS } from './demo-words';
import type { SeededRandom } from './seeded-random';

export type DistrictPoint = (typeof DISTRICT_POINTS)[number];

/** First two digits of the postal codes of a region, in the order of REGIONS. */
const POSTAL_PREFIXES = ['04', '48', '42', '22', '62', '35', '44', '30', '13', '25', '28', '32', '55', '58', '38', '51', '63'];
const AREA_CODES = [
  '02',
  '051',
  '053',
  '032',
  '062',
  '042',
  '052',
  '044',
  '031',
  '033',
  '043',
  '041',
  '063',
  '061',
  '054',
  '055',
  '064',
];

export function demoPlace(random: SeededRandom, [sido, sigungu, town, village, latitude, longitude, radius]: DistrictPoint) {
  const region = REGIONS.findIndex(({ name }) => name === sido);
  // The centre of a circle twice as likely as its rim: places gather where people are.
  const metres = radius * random.fraction();
  const angle = random.fraction() * 2 * Math.PI;
  const lat = latitude + (metres * Math.sin(angle)) / 110_950;
  const lng = longitude + (metres * Math.cos(angle)) / (111_320 * Math.cos((latitude * Math.PI) / 180));

  // 세종 has no districts: the data repeats the region's name, addresses do not.
  const districts = [sido, sigungu === sido ? '' : sigungu];
  // No town counts its lots to nine thousand: the address cannot be anyone's.
  const lot = `${random.int(9001, 9899)}${random.chance(0.6) ? `-${random.int(1, 40)}` : ''}`;
  const road = `${random.pick(ROADS)}${random.chance(0.4) ? `${random.int(2, 60)}번길` : ''}`;
  const building = String(random.int(3, 480));
  const joined = (...words: string[]) => words.filter(Boolean).join(' ');
  return {
    '시도 명칭': sido,
    '시군구 명칭': sigungu,
    법정읍면동명칭: town,
    '리 명칭': village,
    번지: `${lot} 번지`,
    '도로명 이름': road,
    '건물 번호': `${building} 번`,
    위도: lat.toFixed(7),
    경도: lng.toFixed(7),
    우편번호: `${POSTAL_PREFIXES[region] ?? ''}9${String(random.int(0, 99)).padStart(2, '0')}`,
    도로명주소: joined(...districts, /[읍면]$/.test(town) ? town : '', road, building),
    지번주소: joined(...districts, town, village, lot),
    전화번호: demoPhone(random, AREA_CODES[region] ?? ''),
  };
}

/** Exchanges start with 2 to 9: one of zeros is never given out, so nobody's telephone rings. */
function demoPhone(random: SeededRandom, areaCode: string) {
  const line = String(random.int(0, 9999)).padStart(4, '0');
  return random.chance(0.08) ? '' : `${areaCode}-${random.chance(0.5) ? '000' : '0000'}-${line}`;
}
