/** What stands at these kinds for 들어갈 수 있어요, 들어갈 수 없어요, 들어갈 수 있는지, 들어갈 수 없어서. */
type Words = readonly [can: string, cannot: string, whether: string, because: string];

const AT_THE_DOOR: Words = ['들어갈 수 있어요', '들어갈 수 없어요', '들어갈 수 있는지', '들어갈 수 없어서'];
const OF_KINDS: Partial<Record<string, Words>> = {
  동물병원: ['진료해요', '진료하지 않아요', '진료하는지', '진료하지 않아서'],
  동물약국: ['이용할 수 있어요', '이용할 수 없어요', '이용할 수 있는지', '이용할 수 없어서'],
  미용: ['미용해요', '미용하지 않아요', '미용하는지', '미용하지 않아서'],
};
/** Who does not come with a pet is not treated either. */
const TOGETHER = '함께';

/** A sentence about entry in the words of a kind of place: the texts of clinics, pharmacies and groomers mean what they treat. */
export function inWordsOfKind(kind: string | null, text: string): string {
  const words = kind === null ? undefined : OF_KINDS[kind];
  if (!words || text.includes(TOGETHER)) return text;
  return AT_THE_DOOR.reduce((said, usual, index) => said.replaceAll(usual, words[index]!), text);
}
