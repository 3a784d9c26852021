import { cellsOf } from '../../../../test/facility-file';
import { cleanRow } from './clean-row';
import { differingColumns, mergeFacts, type SourcedFacts } from './merge-facts';

function row(changes: Parameters<typeof cellsOf>[0]): SourcedFacts {
  const cells = cellsOf(changes);
  const clean = cleanRow(cells);
  if ('refused' in clean) throw new Error(clean.refused);
  return { facts: clean.facts, cells };
}

describe('mergeFacts', () => {
  it('prefers values of the later row within one edition', () => {
    const earlier = row({ holiday: '매주 일요일', homepage: 'http://a.kr', allowedPetSize: '소형' });
    const later = row({ holiday: '연중무휴', homepage: '정보없음', allowedPetSize: '고양이', description: '새 이름' });
    const { facts } = mergeFacts(earlier, later);
    expect(facts).toMatchObject({ holiday: '연중무휴', homepage: 'http://a.kr', allowedPetSize: '고양이' });
    expect(facts.searchText).toContain('새이름');
  });

  it('takes coordinates and region from the same row', () => {
    const earlier = row({ latitude: '37.1', longitude: '127.1', sidoName: '서울특별시', sigunguName: '중구' });
    const later = row({ latitude: '0', longitude: '0', sidoName: '경기도', sigunguName: '' });
    expect(mergeFacts(earlier, later).facts).toMatchObject({
      latitude: 37.1,
      longitude: 127.1,
      sidoName: '경기도',
      sigunguName: null,
    });
  });

  it('loses no cell of either row', () => {
    const { cells } = mergeFacts(
      row({ holiday: '매주 일요일', homepage: 'http://a.kr' }),
      row({ holiday: '연중무휴', homepage: '정보없음' }),
    );
    expect(cells).toMatchObject({ 휴무일: '연중무휴', '휴무일 (앞선 줄)': '매주 일요일', 홈페이지: 'http://a.kr' });
    const third = row({ holiday: '매주 월요일' });
    expect(mergeFacts({ facts: third.facts, cells }, third).cells).toMatchObject({
      휴무일: '매주 월요일',
      '휴무일 (앞선 줄)': '매주 일요일',
      '휴무일 (앞선 줄 2)': '연중무휴',
    });
  });

  it('takes the newer edition as a whole, in any order', () => {
    const older = row({ holiday: '매주 일요일', phoneNumber: '02-1', finalCreationDate: '2022-11-30' });
    const newer = row({ holiday: '연중무휴', phoneNumber: '정보없음', finalCreationDate: '2025-03-24' });
    for (const merged of [mergeFacts(older, newer), mergeFacts(newer, older)])
      expect(merged.facts).toMatchObject({ holiday: '연중무휴', phoneNumber: null, finalCreationDate: '2025-03-24' });
  });
});

it('differingColumns lists columns with different values', () => {
  expect(differingColumns(cellsOf({ holiday: ' 매주 일요일 ' }), cellsOf({ operatingHours: '매일' }))).toEqual(['운영시간']);
});
