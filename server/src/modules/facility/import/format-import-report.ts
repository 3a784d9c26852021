import type { ImportReport } from './import-report';

/** Lines printed per section; the stored report has more. */
const SHOWN_NOTES = 10;
const LABEL_WIDTH = 30;

const number = (value: number) => value.toLocaleString('ko');

/** Hangul is two columns wide on a terminal. */
const widthOf = (text: string) =>
  [...text].reduce((width, char) => width + (/[\u1100-\u11ff\u3000-\uffef]/.test(char) ? 2 : 1), 0);

const row = (label: string, value: number, unit = '') =>
  `  ${label}${' '.repeat(Math.max(1, LABEL_WIDTH - widthOf(label)))}${number(value).padStart(9)}${unit}`;

function section(title: string, total: number, lines: string[]): string[] {
  if (!total) return [];
  const shown = lines.slice(0, SHOWN_NOTES).map((line) => `    ${line}`);
  const more = total > shown.length ? [`    … 그 밖에 ${number(total - shown.length)}건`] : [];
  return ['', `  ${title} (${number(total)})`, ...shown, ...more];
}

function countRows(report: ImportReport): string[] {
  return [
    row('읽은 줄', report.read),
    row('새로 들어온 곳', report.added),
    row('내용이 바뀐 곳', report.changed),
    row('그대로인 곳', report.unchanged),
    ...(report.keptNewer ? [row('  └ 더 새로운 자료가 있어 둔 곳', report.keptNewer)] : []),
    ...(report.correctionsConfirmed ? [row('자료도 같아져 끝난 정보 수정', report.correctionsConfirmed)] : []),
    ...(report.correctionConflicts ? [row('자료가 다르게 바뀐 정보 수정', report.correctionConflicts)] : []),
    row('똑같은 줄 (건너뜀)', report.duplicates),
    row('같은 곳이라 합친 줄', report.merged),
    row('읽지 못한 줄', report.refused),
    row('이번 자료에서 빠진 곳', report.vanished),
    row('빠졌다가 돌아온 곳', report.returned),
    ...demoRows(report),
  ];
}

function demoRows({ demoRemoved, demoLeft: { reviews, favorites, pictures, boards, members } }: ImportReport): string[] {
  if (demoRemoved + members === 0) return [];
  return [
    row('지운 시연용 장소', demoRemoved),
    row('  └ 함께 지운 리뷰', reviews),
    row('  └ 함께 지운 즐겨찾기', favorites),
    row('  └ 함께 지운 사진', pictures),
    ...(boards ? [row('  └ 함께 지운 공지', boards)] : []),
    row('  └ 함께 지운 시연용 회원', members),
  ];
}

/** The report as terminal text. */
export function formatImportReport(report: ImportReport): string {
  return [
    `가져오기를 마쳤습니다: ${report.fileName} (${report.encoding}, 기준일 ${report.edition})`,
    ...(report.isKnownFile ? ['전에 가져온 것과 똑같은 파일입니다.'] : []),
    '',
    ...countRows(report),
    ...section(
      '합친 줄',
      report.merged,
      report.mergedRows.map(
        ({ name, lines, columns }) => `${lines.map(number).join('번째, ')}번째 줄 → ${name}: ${columns.join(', ')}`,
      ),
    ),
    ...section(
      '읽지 못한 줄',
      report.refused,
      report.refusedRows.map(({ line, text }) => `${number(line)}번째 줄: ${text}`),
    ),
    ...section(
      '고치거나 비운 칸',
      report.noted,
      report.notes.map(({ line, text }) => `${number(line)}번째 줄: ${text}`),
    ),
    ...section(
      '일부만 담겨 있어 빠진 곳을 가리지 않은 지역',
      report.partialRegions.length,
      report.partialRegions.map(({ name, inFile, known }) => `${name}: 아는 곳 ${number(known)} 가운데 ${number(inFile)}`),
    ),
    ...section('자료에 없던 열 (원문만 보관)', report.unknownColumns.length, report.unknownColumns),
    '',
    `  걸린 시간 ${report.seconds.toFixed(1)}초 · 가장 많이 쓴 메모리 ${number(report.peakMemoryMegabytes)}MB`,
  ].join('\n');
}
