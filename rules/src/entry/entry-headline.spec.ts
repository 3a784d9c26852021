import { entryHeadline } from './entry-headline';
import { readEntry } from './read-entry';

const headline = (
  allowedPetSize: string | null,
  petRestrictions: string | null = null,
  more: { fee?: string; friendly?: boolean } = {},
) =>
  entryHeadline(
    readEntry({
      ...{ petFriendly: more.friendly ?? true, petOnlyInfo: null, allowedPetSize, petRestrictions },
      ...{ indoorFacility: null, outdoorFacility: null, additionalPetFee: more.fee ?? null },
    }),
  );

describe('the summary of a place', () => {
  it.each([
    ['12kg 이하', null, '12kg 이하'],
    ['소형견만', null, '소형견만'],
    ['소형', '목줄', '소형견만 · 목줄'],
    ['개, 고양이', null, '개, 고양이만'],
    ['개, 고양이, 특수동물', null, '개, 고양이, 소동물, 토끼 등'],
    ['소형, 고양이', null, '고양이 · 소형견만'],
    ['소형/중형/대형', null, '모든 크기'],
    ['모두 가능', '루프탑 외 입장 불가', '모두 가능 · 루프탑만'],
    ['모두 가능', '야외만 반려동물 동반 가능', '모두 가능 · 야외만'],
    ['모두 가능', '10kg 이하', '10kg 이하'],
    ['모두 가능', '맹견 입장 불가', '맹견 불가'],
    ['모두 가능', '맹견은 입마개 필수', '모두 가능 · 맹견 입마개'],
    ['모두 가능', '강아지만', '개만'],
    ['모두 가능', '최대 2마리', '2마리까지'],
    ['모두 가능', '평일만', '평일만'],
    ['모두 가능', '사장님 허락', '모두 가능 · 가기 전에 확인'],
    ['10kg 이하', '주말 불가', '10kg 이하 · 주말 불가'],
  ])('names limits first: %s, %s', (size, restrictions, text) =>
    expect(headline(size, restrictions)).toEqual({ answer: 'CONDITIONAL', text }),
  );

  it('is a plain yes only without any condition', () => {
    expect(headline('모두 가능', '제한사항 없음')).toEqual({ answer: 'ALLOWED', text: '모두 가능' });
    expect(headline('모두 가능', null, { fee: '3,000원' })).toEqual({
      answer: 'CONDITIONAL',
      text: '모두 가능 · 추가 요금 3,000원',
    });
    expect(headline('모두 가능', null, { fee: '소형견 5,000원, 대형견 7,000원' }).text).toBe('모두 가능 · 추가 요금');
  });

  it('distinguishes a refusal from unknown', () => {
    expect(headline('모두 가능', null, { friendly: false })).toEqual({ answer: 'DENIED', text: '동반 불가' });
    expect(headline('안내견만')).toEqual({ answer: 'DENIED', text: '안내견만' });
    expect(headline(null)).toEqual({ answer: 'UNKNOWN', text: '동반 정보 없음' });
    expect(headline('해당없음', '목줄')).toEqual({ answer: 'UNKNOWN', text: '동반 정보 없음 · 목줄' });
  });
});
