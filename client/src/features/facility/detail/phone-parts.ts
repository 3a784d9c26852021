export interface PhonePart {
  text: string;
  /** null: words around a number. */
  href: string | null;
}

/** A number, its groups held together by one dash, dot or blank; the words around it are no part of the link. */
const PHONE = /\+?\(?\d{2,4}\)?(?:[-. ]?\d{3,4}){1,2}(?!\d)/g;

/** "02-123-4567(내선 3), 010-1234-5678": the numbers as links, what stands between them as text. */
export function phoneParts(phoneNumber: string): PhonePart[] {
  const parts: PhonePart[] = [];
  let end = 0;
  const addText = (text: string) => {
    if (text) parts.push({ text, href: null });
  };
  for (const { 0: text, index } of phoneNumber.matchAll(PHONE)) {
    addText(phoneNumber.slice(end, index));
    parts.push({ text, href: `tel:${text.replace(/[^\d+]/g, '')}` });
    end = index + text.length;
  }
  addText(phoneNumber.slice(end));
  return parts;
}
