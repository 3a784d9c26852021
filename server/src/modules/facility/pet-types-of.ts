import { PetType } from '../../shared/pet-type';

const EVERY_PET = [PetType.DOG, PetType.CAT, PetType.OTHER];

/** A word that stands alone: 새 is a bird, 새벽 is not. */
const alone = (word: string) => `(?<![가-힣\\d])(?:${word})(?:만|도|와|과|나|이나|및|랑)?(?![가-힣])`;

const EVERY = /모두|모든|전체|전부|제한\s?없|무관/;
const DOG = new RegExp(`견|강아지|댕댕이|${alone('개')}`);
const CAT = /고양이|반려묘|냥이|묘/;
const OTHER = new RegExp(
  `특수\\s?동물|소동물|파충류|양서류|조류|어류|설치류|토끼|햄스터|고슴도치|기니피그|페럿|친칠라|거북|도마뱀|이구아나|물고기|앵무|닭|오리|미니\\s?피그|${alone('새|뱀|쥐|돼지')}`,
);
const SIZE = /소형|중형|대형|\d\s*(?:kg|㎏|킬로)/i;
const REFUSED = /불가|제외|금지|안\s?됨|사절/;

/** Kinds of pet that one part of the cell speaks of; a size or a weight alone speaks of dogs. */
function namedIn(part: string): PetType[] {
  const named = [
    ...(DOG.test(part) ? [PetType.DOG] : []),
    ...(CAT.test(part) ? [PetType.CAT] : []),
    ...(OTHER.test(part) ? [PetType.OTHER] : []),
  ];
  return named.length || !SIZE.test(part) ? named : [PetType.DOG];
}

/**
 * Kinds of pet that may come in. "모두 가능" wins over whatever else the cell lists. A place that welcomes pets and says nothing
 * usable about kind or size counts for every kind: the data names no limit, and a place that nobody can find helps nobody
 * (the page still shows the size as unknown). Without a word on either side nothing is promised.
 */
export function petTypesOf({
  petFriendly,
  allowedPetSize,
}: {
  petFriendly: boolean | null;
  allowedPetSize: string | null;
}): PetType[] {
  if (petFriendly === false) return [];
  const text = allowedPetSize?.normalize('NFC') ?? '';
  const parts = text.split(/[,/·;\n]/);
  const refused = new Set(parts.filter((part) => REFUSED.test(part)).flatMap(refusedIn));
  const welcome = parts.filter((part) => !REFUSED.test(part));
  if (welcome.some((part) => EVERY.test(part))) return EVERY_PET.filter((type) => !refused.has(type));
  const named = new Set(welcome.flatMap(namedIn));
  if (named.size) return EVERY_PET.filter((type) => named.has(type) && !refused.has(type));
  if (parts.some(speaksOfSomeDogs) && parts.length > welcome.length) return [PetType.DOG];
  return petFriendly ? EVERY_PET.filter((type) => !refused.has(type)) : [];
}

/** "고양이 불가" shuts out cats; "대형견 불가", "맹견 제외" shut out some dogs, not dogs. */
function refusedIn(part: string): PetType[] {
  return namedIn(part).filter((type) => type !== PetType.DOG || !speaksOfSomeDogs(part));
}

function speaksOfSomeDogs(part: string): boolean {
  return /\S견/.test(part) || SIZE.test(part);
}
