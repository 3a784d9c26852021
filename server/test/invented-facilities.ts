import type { DataSource } from 'typeorm';
import { countFacilities } from '../src/modules/facility/facility-counts.repository';
import { searchColumnsOf } from './search-columns';
import { keyOf, readTexts, TEXT_KINDS, textsOf } from '../src/modules/facility/source-texts.repository';
import { PetType } from '../src/shared/pet-type';
import type { RegionName } from '../src/shared/text/region';

/** Share of the places (of 1,000), rough middle and reach in degrees, districts: close to how the public data spreads. */
const REGIONS: Record<RegionName, readonly [number, number, number, number, string]> = {
  서울특별시: [
    182,
    37.55,
    126.99,
    0.12,
    '강남구 강동구 강북구 강서구 관악구 광진구 구로구 금천구 노원구 도봉구 동대문구 동작구 마포구 서대문구 서초구 성동구 성북구 송파구 양천구 영등포구 용산구 은평구 종로구 중구 중랑구',
  ],
  부산광역시: [
    62,
    35.17,
    129.06,
    0.12,
    '강서구 금정구 기장군 남구 동구 동래구 부산진구 북구 사상구 사하구 서구 수영구 연제구 영도구 중구 해운대구',
  ],
  대구광역시: [45, 35.86, 128.58, 0.12, '군위군 남구 달서구 달성군 동구 북구 서구 수성구 중구'],
  인천광역시: [50, 37.46, 126.68, 0.12, '강화군 계양구 남동구 동구 미추홀구 부평구 서구 연수구 옹진군 중구'],
  광주광역시: [28, 35.15, 126.87, 0.08, '광산구 남구 동구 북구 서구'],
  대전광역시: [30, 36.35, 127.39, 0.08, '대덕구 동구 서구 유성구 중구'],
  울산광역시: [22, 35.55, 129.28, 0.1, '남구 동구 북구 울주군 중구'],
  세종특별자치시: [8, 36.52, 127.27, 0.08, '세종시'],
  경기도: [
    248,
    37.35,
    127.1,
    0.45,
    '가평군 고양시 과천시 광명시 광주시 구리시 군포시 김포시 남양주시 동두천시 부천시 성남시 수원시 시흥시 안산시 안성시 안양시 양주시 양평군 여주시 연천군 오산시 용인시 의왕시 의정부시 이천시 파주시 평택시 포천시 하남시 화성시',
  ],
  강원특별자치도: [
    46,
    37.75,
    128.3,
    0.6,
    '강릉시 고성군 동해시 삼척시 속초시 양구군 양양군 영월군 원주시 인제군 정선군 철원군 춘천시 태백시 평창군 홍천군 화천군 횡성군',
  ],
  충청북도: [32, 36.75, 127.7, 0.4, '괴산군 단양군 보은군 영동군 옥천군 음성군 제천시 증평군 진천군 청주시 충주시'],
  충청남도: [
    42,
    36.5,
    126.9,
    0.4,
    '계룡시 공주시 금산군 논산시 당진시 보령시 부여군 서산시 서천군 아산시 예산군 천안시 청양군 태안군 홍성군',
  ],
  전북특별자치도: [
    38,
    35.75,
    127.1,
    0.4,
    '고창군 군산시 김제시 남원시 무주군 부안군 순창군 완주군 익산시 임실군 장수군 전주시 정읍시 진안군',
  ],
  전라남도: [
    40,
    34.85,
    126.9,
    0.5,
    '강진군 고흥군 곡성군 광양시 구례군 나주시 담양군 목포시 무안군 보성군 순천시 신안군 여수시 영광군 영암군 완도군 장성군 장흥군 진도군 함평군 해남군 화순군',
  ],
  경상북도: [
    50,
    36.3,
    128.8,
    0.5,
    '경산시 경주시 고령군 구미시 김천시 문경시 봉화군 상주시 성주군 안동시 영덕군 영양군 영주시 영천시 예천군 울릉군 울진군 의성군 청도군 청송군 칠곡군 포항시',
  ],
  경상남도: [
    58,
    35.25,
    128.5,
    0.5,
    '거제시 거창군 고성군 김해시 남해군 밀양시 사천시 산청군 양산시 의령군 진주시 창녕군 창원시 통영시 하동군 함안군 함양군 합천군',
  ],
  제주특별자치도: [19, 33.4, 126.55, 0.2, '서귀포시 제주시'],
};

/** Share of the places (of 1,000), group, kind, how its names end, description. */
const KINDS = [
  [330, '반려의료', '동물약국', ['약국', '동물약국', '온누리약국'], '동물약국'],
  [280, '반려의료', '동물병원', ['동물병원', '동물의료센터', '24시동물병원'], '일반동물병원'],
  [150, '반려동물 서비스', '반려동물용품', ['펫샵', '애견용품', '펫마트'], '강아지용품'],
  [75, '반려동물 서비스', '미용', ['애견미용', '펫살롱', '그루밍'], '강아지미용'],
  [20, '반려동물 서비스', '위탁관리', ['애견호텔', '강아지유치원'], '애견유치원, 애견호텔'],
  [50, '반려동물식당카페', '카페', ['카페', '커피', '애견카페'], '애견카페'],
  [12, '반려동물식당카페', '식당', ['식당', '가든'], '야외 좌석에서 함께 식사할 수 있는 식당'],
  [30, '반려동반여행', '여행지', ['공원', '둘레길', '수목원'], '반려동물과 산책하기 좋은 여행지'],
  [28, '반려동반여행', '펜션', ['펜션', '애견펜션', '풀빌라'], '넓은 마당이 있는 독채 펜션'],
  [5, '반려동반여행', '호텔', ['호텔', '리조트'], '반려동물 동반 객실이 있는 호텔'],
  [12, '반려문화시설', '박물관', ['박물관'], '박물관'],
  [5, '반려문화시설', '미술관', ['미술관', '갤러리'], '미술관'],
  [3, '반려문화시설', '문예회관', ['문예회관'], '문예회관'],
] as const;

const OUTDOOR_KINDS = new Set<string>(['카페', '여행지', '펜션']);

const COMMON_BRANDS =
  '사랑 우리 하늘 튼튼 행복 강남 메디 현대 중앙 제일 서울 한강 새봄 푸른 그린 조은 큰사랑 바른 미소 온누리 해피 스마일 포근 다정 건강 대한 영동 삼성 명동 초롱 별빛 달빛 바다 숲속 소풍 나무 구름 이웃 가족 동행'.split(
    ' ',
  );
const SYLLABLES = [
  ...'가강건경고곡공광구국군금기길나남노다달담당대덕도동두둔라래려로록룡류리림마만매면명목무문미민반방백범별병보복봉부북사산상서석선설성세소솔송수숙순숭승시신실심아안암애양어여연영예오옥온왕요용우욱운울원월위유율은을의이인일임자작잔장재전정제조종주죽중지진창채천철청초춘충치칠탄탑태토통파판팔평포풍하학한함해향현호홍화환황회효후훈희',
];

type Random = () => number;

/** Small seeded generator (mulberry32): every run of the bench fills the same rows. */
function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const word = (random: Random, length: number) => Array.from({ length }, () => pick(random, SYLLABLES)).join('');

function weighted<T>(entries: readonly (readonly [number, T])[]): (random: Random) => T {
  const table = entries.flatMap(([weight, value]) => Array<T>(weight).fill(value));
  return (random) => pick(random, table);
}

const pickRegion = weighted(
  Object.entries(REGIONS).map(
    ([name, [share, latitude, longitude, reach, districts]]) =>
      [share, { name, latitude, longitude, reach, districts: districts.split(' ') }] as const,
  ),
);
const pickKind = weighted(
  KINDS.map(([share, group, kind, endings, description]) => [share, { group, kind, endings, description }] as const),
);

/** Some half hour in the four hours from `hour` on. */
const clock = (random: Random, hour: number) =>
  `${String(hour + Math.floor(random() * 4)).padStart(2, '0')}:${pick(random, ['00', '30'])}`;

/** Around the middle of its district, denser in the middle, as towns are. */
const around = (random: Random, middle: number, reach: number) => middle + (random() + random() + random() - 1.5) * reach;

function facilityRow(brand: string, index: number, random: Random) {
  const region = pickRegion(random);
  const { group, kind, endings, description } = pickKind(random);
  const districtIndex = Math.floor(random() ** 1.3 * region.districts.length);
  const district = region.districts[districtIndex] ?? '';
  const angle = (districtIndex / region.districts.length) * 2 * Math.PI;
  const located = random() > 0.002;
  const dong = `${word(random, 2)}동`;
  const road = `${word(random, 2)}${pick(random, ['로', '대로', '길', `로${1 + Math.floor(random() * 90)}길`])}`;
  const lot = `${1 + Math.floor(random() * 1500)}-${1 + Math.floor(random() * 40)} 번지`;
  const building = `${1 + Math.floor(random() * 400)}`;
  const admits = random() > 0.1;
  const size = !admits ? '해당없음' : weightedSize(random);
  const fields = {
    name: `${brand}${pick(random, endings)}`,
    category1: '반려동물업',
    category2: group,
    category3: kind,
    sidoName: region.name,
    sigunguName: district,
    legalEupMyeonDongName: dong,
    bunji: lot,
    roadName: road,
    buildingNumber: `${building} 번`,
    latitude: located ? around(random, region.latitude + Math.sin(angle) * region.reach, region.reach / 4) : null,
    longitude: located ? around(random, region.longitude + Math.cos(angle) * region.reach, region.reach / 4) : null,
    postalCode: `${10000 + Math.floor(random() * 50000)}`,
    roadAddress: `${region.name} ${district} ${road} ${building}`,
    jibunAddress: `${region.name} ${district} ${dong} ${lot.replace(' 번지', '')}`,
    phoneNumber: `0507-${1000 + Math.floor(random() * 9000)}-${1000 + Math.floor(random() * 9000)}`,
    homepage: random() < 0.3 ? `https://www.example.com/${index}` : null,
    holiday: pick(random, ['매주 일요일', '연중무휴', '매주 일요일, 법정공휴일', '매주 월요일']),
    // As varied as in the public data: some two thousand wordings.
    operatingHours: pick(random, [
      `월~금 ${clock(random, 8)}~${clock(random, 18)}, 토 ${clock(random, 8)}~${clock(random, 13)}`,
      `매일 ${clock(random, 8)}~${clock(random, 18)}`,
      `월~금 ${clock(random, 8)}~21:00, 토 ${clock(random, 8)}~18:30, 일 10:00~18:00`,
    ]),
    parkingAvailable: random() < 0.55,
    petFriendly: admits,
    allowedPetSize: size,
    petRestrictions: admits ? pick(random, ['제한사항 없음', '제한사항 없음', '목줄, 배변봉투']) : '해당없음',
    indoorFacility: random() < 0.99,
    outdoorFacility: random() < (OUTDOOR_KINDS.has(kind) ? 0.5 : 0.01),
    description,
    finalCreationDate: '2022-11-30',
    petTypes: !admits
      ? []
      : size.includes('고양이')
        ? [PetType.DOG, PetType.CAT]
        : size === '모두 가능'
          ? Object.values(PetType)
          : [PetType.DOG],
    sourceKey: `bench-${index}`,
    sampleRank: random(),
  };
  return { ...fields, ...searchColumnsOf(fields) };
}

const weightedSize = weighted([
  [970, '모두 가능'],
  [12, '소형'],
  [10, '5kg 미만 소형'],
  [8, '개, 고양이'],
] as const);

/** In name order, as the public file comes. */
function brandsInOrder(count: number, random: Random): string[] {
  return Array.from({ length: count }, () =>
    random() < 0.4 ? pick(random, COMMON_BRANDS) : word(random, random() < 0.5 ? 2 : 3),
  ).sort();
}

/** Fills an empty table with invented places, many a statement, because each statement brings the counts up to date. */
export async function fillWithFacilities(dataSource: DataSource, count: number, batch = 25_000): Promise<void> {
  const random = seededRandom(20250324);
  const brands = brandsInOrder(count, random);
  for (let start = 0; start < count; start += batch) {
    const rows = brands.slice(start, start + batch).map((brand, offset) => facilityRow(brand, start + offset, random));
    await insertRows(dataSource, await withReadings(dataSource, rows));
  }
  await dataSource.transaction(countFacilities);
}

/** With what was read from their texts. */
async function withReadings<Row extends object>(dataSource: DataSource, rows: Row[]): Promise<Row[]> {
  let linked = rows;
  for (const kind of TEXT_KINDS) {
    const texts = new Map(rows.map((row) => [keyOf(kind, row), textsOf(kind, row)]));
    const read = await readTexts(dataSource, kind, [...texts.values()]);
    const ids = new Map([...texts.keys()].map((key, index) => [key, read[index]!.id]));
    linked = linked.map((row) => ({ ...row, [kind.link]: ids.get(keyOf(kind, row)) }));
  }
  return linked;
}

async function insertRows(dataSource: DataSource, rows: object[]): Promise<void> {
  const { columns, tablePath } = dataSource.getMetadata('Facility');
  const filled = columns.filter(({ propertyName }) => propertyName in (rows[0] ?? {}));
  const names = filled.map(({ databaseName }) => `"${databaseName}"`).join(', ');
  // json_populate_recordset knows the column types by itself, arrays included.
  await dataSource.query(
    `INSERT INTO "${tablePath}" (${names}) SELECT ${names} FROM json_populate_recordset(NULL::"${tablePath}", $1)`,
    [
      JSON.stringify(
        rows.map((row) =>
          Object.fromEntries(
            filled.map(({ databaseName, propertyName }) => [databaseName, (row as Record<string, unknown>)[propertyName]]),
          ),
        ),
      ),
    ],
  );
}
