import { sourceKeyOf } from './source-key';

const key = (name: string, jibunAddress: string | null, roadAddress: string | null = null) =>
  sourceKeyOf({ name, jibunAddress, roadAddress });

describe('sourceKeyOf', () => {
  it('is the name without blanks and the lot-number address', () => {
    expect(key('24시 발자국 병원', '서울특별시 마포구 망원동 1-2')).toBe('24시발자국병원|서울특별시 마포구 망원동 1-2');
    expect(key('24시발자국병원', '서울특별시 마포구 망원동 1-2')).toBe(key('24시 발자국 병원', '서울특별시 마포구 망원동 1-2'));
    expect(key('봄약국', '서울특별시 마포구 망원동 1')).not.toBe(key('봄약국', '서울특별시 마포구 망원동 2'));
  });

  it.each([
    ['강원도 평창군 봉평면 3', '강원특별자치도 평창군 봉평면 3'],
    ['전라북도 전주시 완산구 효자동 3', '전북특별자치도 전주시 완산구 효자동 3'],
    ['경상북도 군위군 군위읍 3', '대구광역시 군위군 군위읍 3'],
    ['인천광역시 남구 주안동 3', '인천광역시 미추홀구 주안동 3'],
    ['경기도 수원시장안구 정자동 3', '경기도 수원시 장안구 정자동 3'],
    ['전남광주통합특별시 광산구 송정동 3', '광주광역시 광산구 송정동 3'],
    ['세종시 조치원읍 원리 3', '세종특별자치시 조치원읍 원리 3'],
  ])('is the same before and after a region changed its name: %s', (before, after) =>
    expect(key('봄', before)).toBe(key('봄', after)),
  );

  it('falls back to the road address, and is null without any', () => {
    expect(key('봄', null, '서울특별시 마포구 발자국로 7')).toBe('봄|서울특별시 마포구 발자국로 7');
    expect(key('봄', null)).toBeNull();
  });

  it('does not change an address without a region', () => expect(key('봄', '어딘가 3')).toBe('봄|어딘가 3'));
});
