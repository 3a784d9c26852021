import { FACILITY_CATEGORIES } from '../shared/facility-category';
import { REGIONS } from '../shared/text/region';
import { DISTRICT_POINTS } from './district-points/district-points';
import { demoFacilityRows } from './demo-facility-rows';

/** The header of the public data's newest edition. */
const COLUMNS =
  '시설명,카테고리1,카테고리2,카테고리3,시도 명칭,시군구 명칭,법정읍면동명칭,리 명칭,번지,도로명 이름,건물 번호,위도,경도,우편번호,도로명주소,지번주소,전화번호,홈페이지,휴무일,운영시간,주차 가능여부,입장(이용료)가격 정보,반려동물 동반 가능정보,반려동물 전용 정보,입장 가능 동물 크기,반려동물 제한사항,장소(실내) 여부,장소(실외)여부,기본 정보_장소설명,애견 동반 추가 요금,최종작성일'.split(
    ',',
  );

const rows = demoFacilityRows();
const cells = (column: string) => rows.map((row) => row[column] ?? '');
const kindsOf = (group: keyof typeof FACILITY_CATEGORIES): readonly string[] => FACILITY_CATEGORIES[group];

describe('demo facilities', () => {
  it('are the same in every run', () => {
    expect(demoFacilityRows()).toEqual(rows);
  });

  it('number 3,000 rows of the 31 columns of the public data', () => {
    expect(rows).toHaveLength(3000);
    for (const row of rows) expect(Object.keys(row)).toEqual(COLUMNS);
  });

  it('cover every region with at least 25 places and every district of the country', () => {
    for (const { name } of REGIONS) expect(cells('시도 명칭').filter((cell) => cell === name).length).toBeGreaterThanOrEqual(25);
    const districts = new Set(rows.map((row) => `${row['시도 명칭']} ${row['시군구 명칭']}`));
    expect(districts).toEqual(new Set(DISTRICT_POINTS.map(([sido, sigungu]) => `${sido} ${sigungu}`)));
    expect(districts).toContain('대구광역시 군위군');
    expect(districts).toContain('인천광역시 미추홀구');
  });

  it('cover every kind in its group, places to go to being the majority', () => {
    const kinds = Object.values<readonly string[]>(FACILITY_CATEGORIES).flat();
    expect(new Set(cells('카테고리3'))).toEqual(new Set(kinds));
    for (const row of rows) expect(kindsOf(row['카테고리2'] as keyof typeof FACILITY_CATEGORIES)).toContain(row['카테고리3']);
    const outings = rows.filter((row) => /여행|식당카페|문화/.test(row['카테고리2'] ?? ''));
    expect(outings.length / rows.length).toBeGreaterThan(0.7);
  });

  it('have coordinates within the radius of an anchor of their own district, inside the Korea box', () => {
    const located = rows.filter((row) => row['위도'] !== '');
    expect(located.length).toBeGreaterThan(2950);
    expect(located.length).toBeLessThan(3000);
    for (const row of located) {
      const [lat, lng] = [Number(row['위도']), Number(row['경도'])];
      expect(lat > 33 && lat < 38.8 && lng > 124.5 && lng < 132).toBe(true);
      const near = DISTRICT_POINTS.some(
        ([sido, sigungu, town, , latitude, longitude, radius]) =>
          sido === row['시도 명칭'] &&
          sigungu === row['시군구 명칭'] &&
          town === row['법정읍면동명칭'] &&
          Math.hypot((lat - latitude) * 110_950, (lng - longitude) * 111_320 * Math.cos((latitude * Math.PI) / 180)) <=
            radius + 1,
      );
      expect(near).toBe(true);
    }
  });

  it('have names and keys of their own', () => {
    expect(new Set(cells('시설명')).size).toBe(rows.length);
    expect(new Set(rows.map((row) => `${row['시설명']?.replace(/\s/g, '')}|${row['지번주소']}`)).size).toBe(rows.length);
  });

  it('lead to nobody: no telephone exchange, lot number or homepage that exists', () => {
    for (const phone of cells('전화번호').filter(Boolean)) expect(phone).toMatch(/^0\d{1,2}-0{3,4}-\d{4}$/);
    for (const lot of cells('번지')) expect(Number.parseInt(lot, 10)).toBeGreaterThan(9000);
    for (const homepage of cells('홈페이지').filter((cell) => cell.includes('.')))
      for (const address of homepage.split(', '))
        expect(address).toMatch(/^(https?:\/\/)?[\w.-]+\.(example|example\.(com|net|org))(\/[\w/-]*)?$/);
  });

  it('show what the public data is like: no entry, several homepages, closing day as homepage, unknown values', () => {
    const closed = rows.filter((row) => row['반려동물 동반 가능정보'] === 'N');
    expect(closed.length).toBeGreaterThan(50);
    for (const row of closed) expect([row['입장 가능 동물 크기'], row['반려동물 제한사항']]).toEqual(['해당없음', '해당없음']);
    expect(cells('홈페이지').some((cell) => cell.split(', ').length === 3)).toBe(true);
    expect(cells('홈페이지')).toContain('매달 2, 4번째 일요일');
    for (const column of ['홈페이지', '운영시간', '휴무일', '입장 가능 동물 크기']) expect(cells(column)).toContain('정보없음');
    for (const column of ['전화번호', '주차 가능여부']) expect(cells(column)).toContain('');
    for (const size of ['모두 가능', '소형', '10kg 이하', '12kg 이하', '고양이'])
      expect(cells('입장 가능 동물 크기')).toContain(size);
  });

  it('fill a second page of cafés in one district', () => {
    const cafes = rows.filter((row) => row['시군구 명칭'] === '강남구' && row['카테고리3'] === '카페');
    expect(cafes.length).toBeGreaterThan(15);
  });
});
