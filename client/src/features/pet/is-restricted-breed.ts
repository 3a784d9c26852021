/** The five breeds of the law, by the part of the name that their mixes share, in the spellings that people use. */
const STEMS = [
  ['도사', '토사견', 'tosa'],
  ['핏불', '피트불', 'pitbull'],
  ['스태퍼드', '스태포드', '스테퍼드', '스테포드', '스탠퍼드', 'stafford'],
  ['로트와일', '로트바일', '로드와일', 'rottweil'],
].flat();

/** Whether a typed breed is one that the law calls 맹견, or a mix of one. */
export function isRestrictedBreed(breed: string): boolean {
  const plain = breed
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\-·.]/g, '');
  return STEMS.some((stem) => plain.includes(stem));
}
