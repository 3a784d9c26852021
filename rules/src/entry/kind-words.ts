/** Endings of sentences about entry: that a pet may come in, that it may not, whether, and because. */
type Phrases = readonly [can: string, cannot: string, whether: string, because: string];

const ENTRY_PHRASES: Phrases = ['들어갈 수 있어요', '들어갈 수 없어요', '들어갈 수 있는지', '들어갈 수 없어서'];
const PHRASES_BY_KIND: Partial<Record<string, Phrases>> = {
  동물병원: ['진료해요', '진료하지 않아요', '진료하는지', '진료하지 않아서'],
  동물약국: ['이용할 수 있어요', '이용할 수 없어요', '이용할 수 있는지', '이용할 수 없어서'],
  미용: ['미용해요', '미용하지 않아요', '미용하는지', '미용하지 않아서'],
};
/** A sentence about people and pets together is not about treatment. */
const TOGETHER = '함께';

/** Rewords entry sentences for clinics, pharmacies and groomers, whose texts are about treatment. */
export function inWordsOfKind(kind: string | null, text: string): string {
  const words = kind === null ? undefined : PHRASES_BY_KIND[kind];
  if (!words || text.includes(TOGETHER)) return text;
  return ENTRY_PHRASES.reduce((said, usual, index) => said.replaceAll(usual, words[index]!), text);
}
