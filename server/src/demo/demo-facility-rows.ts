import { FACILITY_CATEGORIES } from '../shared/facility-category';
import type { DemoPlace } from './demo-content';

const GROUPS = Object.entries<readonly string[]>(FACILITY_CATEGORIES);
const PET_COLUMNS = ['반려동물 전용 정보', '입장 가능 동물 크기', '반려동물 제한사항'];

/** Adds the derived columns of the public data. */
export function demoFacilityRows(places: readonly DemoPlace[]): Record<string, string>[] {
  return places.map((place) => {
    const { '시도 명칭': sido, '시군구 명칭': sigungu, 법정읍면동명칭: town = '', '건물 번호': building } = place;
    // 세종 has no districts: the data repeats the region's name, addresses do not.
    const district = sigungu === sido ? sido : `${sido} ${sigungu}`;
    return {
      ...place,
      카테고리1: '반려동물업',
      카테고리2: GROUPS.find(([, kinds]) => kinds.includes(place.카테고리3))![0],
      번지: `${place.번지} 번지`,
      '건물 번호': `${building} 번`,
      도로명주소: joined(district, /[읍면]$/.test(town) ? town : '', place['도로명 이름'], building),
      지번주소: joined(district, town, place['리 명칭'], place.번지),
      ...Object.fromEntries(PET_COLUMNS.map((column) => [column, place[column] || '해당없음'])),
    };
  });
}

const joined = (...words: (string | undefined)[]) => words.filter(Boolean).join(' ');
