import { formatImportReport } from './format-import-report';
import type { ImportReport } from './import-report';

const report: ImportReport = {
  fileName: '위치 데이터.csv',
  encoding: 'CP949',
  sourceId: null,
  isKnownFile: false,
  edition: '2025-03-24',
  read: 70_650,
  places: 23_900,
  added: 20_000,
  changed: 1_234,
  unchanged: 2_666,
  keptNewer: 0,
  correctionsConfirmed: 0,
  correctionConflicts: 0,
  duplicates: 46_670,
  merged: 78,
  refused: 2,
  vanished: 345,
  returned: 6,
  demoRemoved: 3_000,
  demoLeft: { reviews: 2_000, favorites: 120, pictures: 1_900, boards: 24, members: 49 },
  noted: 12,
  regions: ['서울특별시'],
  partialRegions: [{ name: '경기도', inFile: 18, known: 5_000 }],
  unknownColumns: ['비고'],
  refusedRows: [
    { line: 1_234, text: '시설명이 없습니다.' },
    { line: 5_678, text: '칸이 31개여야 하는데 2개입니다.' },
  ],
  mergedRows: [{ name: '발자국병원', lines: [20, 3_100], columns: ['휴무일', '홈페이지'] }],
  notes: Array.from({ length: 12 }, (_, index) => ({ line: index + 2, text: '좌표를 비웠습니다.' })),
  seconds: 7,
  peakMemoryMegabytes: 1_024,
};

/** With blanks collapsed. */
const text = (changes: Partial<ImportReport> = {}) => formatImportReport({ ...report, ...changes }).replace(/ +/g, ' ');

describe('formatImportReport', () => {
  it('formats every number with commas', () => {
    for (const line of [
      '가져오기를 마쳤습니다: 위치 데이터.csv (CP949, 기준일 2025-03-24)',
      ' 읽은 줄 70,650',
      ' 새로 들어온 곳 20,000',
      ' 내용이 바뀐 곳 1,234',
      ' 그대로인 곳 2,666',
      ' 똑같은 줄 (건너뜀) 46,670',
      ' 같은 곳이라 합친 줄 78',
      ' 읽지 못한 줄 2',
      ' 이번 자료에서 빠진 곳 345',
      ' 빠졌다가 돌아온 곳 6',
      ' 지운 시연용 장소 3,000',
      ' └ 함께 지운 리뷰 2,000',
      ' └ 함께 지운 즐겨찾기 120',
      ' └ 함께 지운 사진 1,900',
      ' └ 함께 지운 공지 24',
      ' └ 함께 지운 시연용 회원 49',
      ' 20번째, 3,100번째 줄 → 발자국병원: 휴무일, 홈페이지',
      ' … 그 밖에 77건',
      ' 1,234번째 줄: 시설명이 없습니다.',
      ' 5,678번째 줄: 칸이 31개여야 하는데 2개입니다.',
      ' … 그 밖에 2건',
      ' 경기도: 아는 곳 5,000 가운데 18',
      ' 비고',
      ' 걸린 시간 7.0초 · 가장 많이 쓴 메모리 1,024MB',
    ])
      expect(text().split('\n')).toContain(line);
  });

  it('omits empty sections', () => {
    const demoLeft = { reviews: 0, favorites: 0, pictures: 0, boards: 0, members: 0 };
    const quiet = text({ demoRemoved: 0, demoLeft, noted: 0, notes: [], unknownColumns: [], partialRegions: [] });
    expect(quiet).not.toMatch(/시연용|고치거나|자료에 없던|일부만|똑같은 파일|더 새로운/);
  });

  it('mentions a repeated file and places from a newer edition', () => {
    expect(text({ isKnownFile: true, keptNewer: 2_000 })).toMatch(/똑같은 파일입니다[\s\S]*더 새로운 자료가 있어 둔 곳 2,000/);
  });

  it('aligns the numbers', () => {
    const widths = formatImportReport(report)
      .split('\n')
      .filter((line) => /^ {2}(\S| {2}└).* [\d,]+$/.test(line))
      .map((line) => [...line].reduce((width, char) => width + (/[가-힣]/.test(char) ? 2 : 1), 0));
    expect(widths).toHaveLength(10 + 5);
    expect(new Set(widths).size).toBe(1);
  });
});
