import { entryLine } from './entry-line';

const entrySummary = { answer: 'CONDITIONAL', text: '10kg 이하 · 목줄' } as const;
const leash = { kind: 'LEASH', text: '목줄' } as const;
const carrier = { kind: 'CARRIER', text: '이동장' } as const;

describe('entryLine', () => {
  it('says what a place admits in general, without pets', () => {
    expect(entryLine({ category3: '카페', entrySummary })).toEqual(entrySummary);
  });

  it.each([
    [{ answer: 'ALLOWED', conditions: [], reasons: [] } as const, '들어갈 수 있어요'],
    [{ answer: 'CONDITIONAL', conditions: [leash, carrier, leash], reasons: [] } as const, '조건이 있어요 · 목줄, 이동장'],
    [{ answer: 'UNKNOWN', conditions: [], reasons: [{ quote: null }] } as const, '확인이 필요해요'],
    [{ answer: 'DENIED', conditions: [], reasons: [{ quote: '10kg 이하' }] } as const, '들어갈 수 없어요 · 10kg 이하'],
  ])('%j', (entry, text) => {
    expect(
      entryLine({
        category3: '카페',
        entry: { ...entry, conditions: [...entry.conditions], reasons: [...entry.reasons] },
        entrySummary,
      }),
    ).toEqual({
      answer: entry.answer,
      text,
    });
  });

  it('says at a clinic whom it treats', () => {
    const entry = { answer: 'DENIED' as const, conditions: [], reasons: [{ quote: '개만' }] };
    expect(entryLine({ category3: '동물병원', entry, entrySummary }).text).toBe('진료하지 않아요 · 개만');
  });
});
