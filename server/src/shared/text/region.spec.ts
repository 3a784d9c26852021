import { currentPlaceNames, REGIONS, regionsNamed } from './region';

describe('regionsNamed', () => {
  it('finds the 17 regions by official, short and former names', () => {
    expect(REGIONS).toHaveLength(17);
    for (const { name, shortName, aliases } of REGIONS)
      for (const known of [name, shortName, ...aliases]) expect(regionsNamed(known)).toEqual([name]);
  });

  it.each([
    ['강원', '강원특별자치도'],
    ['강원도', '강원특별자치도'],
    ['전라북도', '전북특별자치도'],
    ['제주도', '제주특별자치도'],
    [' 서울 특별시 ', '서울특별시'],
    ['서울특별시'.normalize('NFD'), '서울특별시'],
  ])('reads %p as %s', (name, official) => expect(regionsNamed(name)).toEqual([official]));

  it('reads 전남광주통합특별시 as both former regions, unless the district decides', () => {
    expect(regionsNamed('전남광주통합특별시')).toEqual(['광주광역시', '전라남도']);
    for (const district of ['동구', '서구', '남구', '북구', '광산구', '북구'.normalize('NFD')])
      expect(regionsNamed('전남광주통합특별시', district)).toEqual(['광주광역시']);
    expect(regionsNamed('전남광주통합특별시', '여수시')).toEqual(['전라남도']);
  });

  it('finds nothing for other names', () => {
    expect(regionsNamed('평안남도')).toEqual([]);
    expect(regionsNamed('')).toEqual([]);
  });
});

describe('currentPlaceNames', () => {
  it.each([
    ['경상북도', '군위군', '대구광역시', '군위군'],
    ['경북', '군위군', '대구광역시', '군위군'],
    ['인천광역시', '남구', '인천광역시', '미추홀구'],
    ['부산광역시', '남구', '부산광역시', '남구'],
    ['경기도', '수원시장안구', '경기도', '수원시 장안구'],
    ['경기도', ' 수원시  장안구 ', '경기도', '수원시 장안구'],
    ['경상남도', '창원시마산합포구', '경상남도', '창원시 마산합포구'],
    ['경기도', '시흥시', '경기도', '시흥시'],
    ['서울특별시', '강남구'.normalize('NFD'), '서울특별시', '강남구'],
    ['전남광주통합특별시', '광산구', '광주광역시', '광산구'],
    ['전남광주통합특별시', '목포시', '전라남도', '목포시'],
    ['세종특별자치시', '', '세종특별자치시', '세종시'],
    ['세종시', '세종특별자치시', '세종특별자치시', '세종시'],
    ['제주도', '제주시', '제주특별자치도', '제주시'],
  ])('calls %s %p today %s %s', (region, district, sidoName, sigunguName) =>
    expect(currentPlaceNames(region, district)).toEqual({ sidoName, sigunguName }),
  );

  it('leaves a missing district open and refuses an unknown region', () => {
    expect(currentPlaceNames('서울특별시', null)).toEqual({ sidoName: '서울특별시', sigunguName: null });
    expect(currentPlaceNames('서울특별시', ' ')).toEqual({ sidoName: '서울특별시', sigunguName: null });
    expect(currentPlaceNames('만주', '심양시')).toBeNull();
  });
});
