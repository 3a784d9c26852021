/** Dropped with any ending: 추천해주세요, 있을까요. */
export const FILLER_STEMS: readonly string[] = (
  '추천 찾 알려 어디 어딘 어딜 있 갈만 만한 가볼만 데려갈 데리고 되 된 될 됩 됨 돼 됐 ' + '가능 동반 함께 같이 들어갈 출입 입장'
).split(' ');

/** Syllables of endings. A stem followed by another syllable is another word: 입장료. */
export const ENDING_SYLLABLES: ReadonlySet<string> = new Set(
  '해하한할함합했히주줘줄준세셔시실십신요용드려려립니다까나냐네노는은을를이가도만로으면서고데지죠구게기음어아야예에인든던었았였겠습있없싶봐봤보볼부탁바랍람라래랄러받좀점곳수갈간되된될됩됨돼됐중쯤여유리',
);

/** Noun stems: followed by one of NAME_ENDINGS alone they are place names (입장면). */
export const NOUN_STEMS: ReadonlySet<string> = new Set('추천 가능 동반 함께 같이 출입 입장'.split(' '));
export const NAME_ENDINGS: ReadonlySet<string> = new Set('면리구군시로');

/** Nouns that begin like a stem. */
export const NO_FILLERS = ['돼지'];

/** Dropped as whole words, with the particles listed. */
export const FILLER_WORDS: readonly string[] = (
  '갈 수 수도 수가 수는 곳 곳이 곳은 곳을 곳에 곳에서 곳으로 곳도 곳만 데 데가 데는 데를 데도 데서 데로 ' +
  '좋은 괜찮은 예쁜 유명한 좀 제일 우리 우리집 우리집은 애랑 아이랑 이랑 랑 하고 와 과 연중무휴'
).split(' ');

/** Say nothing, as every place here is for pets; particles may follow. */
export const PET_FILLERS = '반려동물 애완동물 펫'.split(' ');

/** Join two pets. */
export const CONJUNCTIONS: ReadonlySet<string> = new Set(['이랑', '랑', '하고', '와', '과']);

/** Directly before a kind they start a name: 우리약국, 제일약국. */
export const NAME_STARTS: ReadonlySet<string> = new Set(['우리', '제일']);

/** Negates the word before: 홍대 말고. */
export const NOT_WORDS: readonly string[] = ['말고', '말고는', '말고도'];
