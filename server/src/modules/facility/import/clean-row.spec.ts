import { cellsOf } from '../../../../test/facility-file';
import { cleanRow, type FacilityFacts } from './clean-row';

function clean(changes: Parameters<typeof cellsOf>[0] = {}): { facts: FacilityFacts; notes: string[] } {
  const row = cleanRow(cellsOf(changes));
  if ('refused' in row) throw new Error(row.refused);
  return row;
}

describe('cleanRow', () => {
  it('types and cleans every column', () => {
    const { facts, notes } = clean({ homepage: 'www.example.kr' });
    expect(facts).toEqual({
      name: '발자국 동물병원',
      category1: '반려동물업',
      category2: '반려의료',
      category3: '동물병원',
      sidoName: '서울특별시',
      sigunguName: '마포구',
      legalEupMyeonDongName: '망원동',
      riName: null,
      bunji: '900-1 번지',
      roadName: '발자국로',
      buildingNumber: '7 번',
      latitude: 37.5561,
      longitude: 126.9012,
      postalCode: '04001',
      roadAddress: '서울특별시 마포구 발자국로 7',
      jibunAddress: '서울특별시 마포구 망원동 900-1',
      phoneNumber: '02-0000-0001',
      homepage: 'http://www.example.kr',
      holiday: '매주 일요일',
      operatingHours: '월~토 09:00~19:00',
      parkingAvailable: true,
      admissionFeeInfo: '변동',
      petFriendly: true,
      petOnlyInfo: '해당없음',
      allowedPetSize: '모두 가능',
      petRestrictions: '제한사항 없음',
      indoorFacility: true,
      outdoorFacility: false,
      description: '일반동물병원',
      additionalPetFee: '없음',
      finalCreationDate: '2022-11-30',
      sourceKey: '발자국동물병원|서울특별시 마포구 망원동 900-1',
      searchText: expect.stringContaining('발자국동물병원') as string,
    });
    expect(notes).toEqual([]);
  });

  it('uses the current names of region and district', () => {
    expect(clean({ sidoName: '인천', sigunguName: '남구' }).facts).toMatchObject({
      sidoName: '인천광역시',
      sigunguName: '미추홀구',
    });
  });

  it('reads the region from the address if the cell is empty', () => {
    const { facts, notes } = clean({ sidoName: '', sigunguName: '' });
    expect(facts).toMatchObject({ sidoName: '서울특별시', sigunguName: '마포구' });
    expect(notes).toHaveLength(1);
  });

  it('sets an unknown region to null with a note', () => {
    const { facts, notes } = clean({ sidoName: '만주', jibunAddress: '만주 심양시 3', roadAddress: '' });
    expect(facts).toMatchObject({ sidoName: null, sigunguName: '마포구' });
    expect(notes).toEqual([expect.stringContaining('만주')]);
  });

  it('drops invalid coordinates and corrects swapped ones, each with a note', () => {
    const useless = clean({ latitude: '0', longitude: '0' });
    expect(useless.facts).toMatchObject({ name: '발자국 동물병원', latitude: null, longitude: null });
    expect(useless.notes).toEqual([expect.stringContaining('좌표')]);
    const swapped = clean({ latitude: '126.9', longitude: '37.5' });
    expect(swapped.facts).toMatchObject({ latitude: 37.5, longitude: 126.9 });
    expect(swapped.notes).toEqual([expect.stringContaining('뒤바뀌어')]);
  });

  it('corrects the road of the address from the column, with a note', () => {
    const road = { roadName: '서울숲4길', buildingNumber: '12-22 번' };
    const { facts, notes } = clean({ ...road, roadAddress: '서울특별시 성동구 서울특별시숲4길 12-22 (성수동1가)' });
    expect(facts.roadAddress).toBe('서울특별시 성동구 서울숲4길 12-22 (성수동1가)');
    expect(facts.searchText).not.toContain('특별시숲');
    expect(notes).toEqual([expect.stringContaining('서울특별시숲4길 → 서울숲4길')]);
    for (const roadAddress of ['서울특별시 성동구 서울숲 4길 12-22', '서울특별시 성동구 성수동1가 12-22', '서울특별시 성동구'])
      expect(clean({ ...road, roadAddress })).toMatchObject({ facts: { roadAddress }, notes: [] });
  });

  it('corrects swapped addresses without changing the key', () => {
    const swapped = { roadAddress: '서울특별시 마포구 망원동 900-1', jibunAddress: '서울특별시 마포구 발자국로 7' };
    const { facts, notes } = clean(swapped);
    expect(facts).toMatchObject({
      roadAddress: '서울특별시 마포구 발자국로 7',
      jibunAddress: '서울특별시 마포구 망원동 900-1',
      sourceKey: '발자국동물병원|서울특별시 마포구 발자국로 7',
    });
    expect(notes).toEqual([expect.stringContaining('뒤바뀌어')]);
  });

  it('moves a closing day from the homepage only if there is none', () => {
    expect(clean({ homepage: '매달2,4번째 일요일', holiday: '정보없음' }).facts).toMatchObject({
      homepage: null,
      holiday: '매달2,4번째 일요일',
    });
    expect(clean({ homepage: '매달2,4번째 일요일', holiday: '연중무휴' }).facts).toMatchObject({
      homepage: null,
      holiday: '연중무휴',
    });
  });

  it.each([
    ['parkingAvailable', '가능'],
    ['postalCode', '서울'],
    ['finalCreationDate', '작년'],
    ['finalCreationDate', '2999-01-01'],
  ] as const)('empties and notes a cell that makes no sense: %s %p', (field, cell) => {
    const { facts, notes } = clean({ [field]: cell });
    expect(facts[field]).toBeNull();
    expect(notes).toEqual([expect.stringContaining(cell)]);
  });

  it('refuses rows that identify no place', () => {
    expect(cleanRow(cellsOf({ name: '정보없음' }))).toEqual({ refused: '시설명이 없습니다.' });
    expect(cleanRow(cellsOf({ jibunAddress: '', roadAddress: ' ' }))).toEqual({
      refused: '주소가 없어 어느 곳인지 알 수 없습니다.',
    });
  });

  it('refuses values that the database cannot store', () => {
    expect(cleanRow(cellsOf({ name: '가'.repeat(201) }))).toEqual({ refused: '「시설명」 칸이 너무 깁니다 (최대 200자).' });
    expect(cleanRow(cellsOf({ description: '가'.repeat(5001) }))).toEqual({
      refused: expect.stringContaining('장소설명') as string,
    });
    expect(cleanRow(cellsOf({ description: 'a\0b' }))).toEqual({ refused: expect.stringContaining('NUL') as string });
    expect(clean({ name: '가'.repeat(200) }).facts.name).toHaveLength(200);
  });

  it('normalises decomposed Hangul', () => {
    const decomposed = Object.fromEntries(Object.entries(cellsOf()).map(([column, cell]) => [column, cell.normalize('NFD')]));
    expect(cleanRow(decomposed)).toEqual(cleanRow(cellsOf()));
  });
});
