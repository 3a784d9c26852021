import { maskPersonal } from './mask-personal';

it.each([
  ['bori@example.kr로 답 주세요', '(이메일)로 답 주세요'],
  ['ｂｏｒｉ＠example.com', '(이메일)'],
  ['a.b@한글.kr', '(이메일)'],
  ['０１０－１２３４－５６７８', '(전화번호)'],
  ['010–1234–5678', '(전화번호)'],
  ['010/1234/5678', '(전화번호)'],
  ['010·1234·5678이에요', '(전화번호)이에요'],
  ['15881234', '(전화번호)'],
  ['9001011234567', '(번호)'],
  ['900101–1234567', '(번호)'],
  ['1234-5678-9012-3456', '(카드 번호)'],
])('hides what is personal in %j', (text, masked) => {
  expect(maskPersonal(text)).toBe(masked);
});

it.each(['2026-03-01에 3개월이 돼요', '사료 1,500g을 4번', '12 kg이고 10살이에요', '하루 200~300 ml', '@강아지 친구들'])(
  'leaves %j',
  (text) => {
    expect(maskPersonal(text)).toBe(text);
  },
);
