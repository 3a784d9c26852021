import { REGIONS } from '../../graphql/constants.generated';
import { officialNames, shortRegionName } from './official-names';

const regions = REGIONS.map(({ name }) => name);

describe('official names', () => {
  it.each(REGIONS.map(({ name, shortName }) => [name, shortName] as const))('%s is short %s', (name, shortName) => {
    expect(shortRegionName(name)).toBe(shortName);
    expect(officialNames(shortName, '', regions)?.sidoName).toBe(name);
  });

  it.each([
    ['서울', '강남구', '서울특별시', '강남구'],
    ['강원도', '춘천시', '강원특별자치도', '춘천시'],
    ['전라북도', '전주시완산구', '전북특별자치도', '전주시 완산구'],
    ['제주도', '제주시', '제주특별자치도', '제주시'],
    ['경기', '수원시  장안구', '경기도', '수원시 장안구'],
    ['인천', '남구', '인천광역시', '미추홀구'],
    ['경북', '군위군', '대구광역시', '군위군'],
    ['전남광주통합특별시', '광산구', '광주광역시', '광산구'],
    ['전남광주통합특별시', '나주시', '전라남도', '나주시'],
    ['세종', '세종특별자치시', '세종특별자치시', ''],
    ['서울특별시'.normalize('NFD'), '중구'.normalize('NFD'), '서울특별시', '중구'],
  ])('%s %s are %s %s', (region, district, sidoName, sigunguName) => {
    expect(officialNames(region, district, regions)).toEqual({ sidoName, sigunguName });
  });

  it('knows no region abroad', () => {
    expect(officialNames('쓰시마', '쓰시마시', regions)).toBeNull();
  });
});
