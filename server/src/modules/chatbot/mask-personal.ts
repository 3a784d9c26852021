const SEPARATOR = String.raw`[\s.\-\u2010-\u2015\u2212/·]{0,2}`;
const number = (pattern: string) => new RegExp(String.raw`(?<!\d)${pattern.replaceAll('~', SEPARATOR)}(?!\d)`, 'g');

/** Personal data and its placeholders. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.(?:[A-Za-z]{2,24}|한국)/gu, '(이메일)'],
  [number(String.raw`\d{4}(?:~\d{4}){3}`), '(카드 번호)'],
  // Resident registration number.
  [number(String.raw`\d{6}~[1-8]\d{6}`), '(번호)'],
  // Phone numbers with or without +82, hyphens, dots and blanks; also 15xx.
  [number(String.raw`(?:\+?82~\(?0?\)?|\(?0)\d{1,2}\)?~\d{3,4}~\d{4}`), '(전화번호)'],
  [number(String.raw`1[568]\d{2}~\d{4}`), '(전화번호)'],
];

/** Masks e-mail addresses and phone, card and registration numbers before text goes to the model. NFKC, for full-width digits. */
export function maskPersonal(text: string): string {
  return PERSONAL.reduce((masked, [pattern, word]) => masked.replace(pattern, word), text.normalize('NFKC'));
}
