import { Readable } from 'node:stream';
import type { Upload } from '../shared/http/upload';

const CHECKLIST = [
  '반려동물 동반 체크리스트',
  '',
  '[ ] 동반할 수 있는 크기와 마릿수를 확인했나요?',
  '[ ] 실내까지 들어갈 수 있는지 물어봤나요?',
  '[ ] 추가 요금과 예약 여부를 알아봤나요?',
  '[ ] 인식표와 목줄(2m 이내)을 챙겼나요?',
  '[ ] 배변 봉투와 물티슈를 넉넉히 넣었나요?',
  '[ ] 물과 그릇, 좋아하는 간식이 있나요?',
  '[ ] 차 안에서 쓸 이동장이나 안전띠가 있나요?',
  '[ ] 가까운 동물병원의 전화번호를 적어 두었나요?',
  '',
  '발도장과 함께 즐거운 나들이 되세요.',
];

const SUPPLIES = [
  ['구분', '준비물', '개수', '메모'],
  ['외출', '인식표', '1', '전화번호가 지워지지 않았는지 보기'],
  ['외출', '목줄 또는 하네스', '1', '길이 2m 이내'],
  ['외출', '배변 봉투', '5', ''],
  ['식사', '휴대용 물그릇', '1', '접는 것이 가벼움'],
  ['식사', '사료와 간식', '2', '한 끼 더 넉넉하게'],
  ['숙박', '쓰던 담요', '1', '낯선 곳에서도 잘 자게'],
  ['숙박', '배변 패드', '4', ''],
  ['건강', '예방 접종 증명서', '1', '사진으로 찍어 두어도 됨'],
  ['건강', '먹는 약', '1', '멀미약은 병원에서 상담'],
];

const written = (filename: string, mimetype: string, write: () => Buffer): Upload => ({
  filename,
  mimetype,
  createReadStream: () => Readable.from([write()]),
});

/** Spreadsheets of Windows take a file without the mark for CP949. */
export const suppliesFile = written('나들이 준비물 목록.csv', 'text/csv', () =>
  Buffer.from(`\uFEFF${SUPPLIES.map((cells) => cells.join(',')).join('\r\n')}\r\n`),
);

export const checklistFile = written('반려동물 동반 체크리스트.pdf', 'application/pdf', () => pdfOf(CHECKLIST));

/** One page of A4 in one of the Korean fonts that every reader of PDF brings along or replaces: none is embedded. */
function pdfOf(lines: readonly string[]): Buffer {
  const shown = lines.map((text, index) => `/F1 ${index === 0 ? 22 : 13} Tf <${hexOf(text)}> Tj T*`).join('\n');
  const page = `BT\n30 TL\n64 760 Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (ko-KR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /HYGoThic-Medium-UniKS-UTF16-H /Encoding /UniKS-UTF16-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYGoThic-Medium /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 2 >> /DW 1000 /W [1 [333] 2 94 500] /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /HYGoThic-Medium /Flags 4 /FontBBox [-6 -145 1003 880] /ItalicAngle 0 /Ascent 880 /Descent -145 /CapHeight 737 /StemV 93 >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

const hexOf = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
