/** The words of a question that say of which animal it is, and those that say nothing. */

/** Breeds count as their species; 노견 and 대형견 stay in the text, because they also say which answer is meant. */
const BREEDS_OF_DOGS =
  '말티즈|말티푸|푸들|포메(?:라니안)?|비숑|시츄|시추|치와와|닥스훈트|요크셔(?:테리어)?|요키|리트리버|진돗개|진도개|웰시코기|코기|시바견|시바|불독|불도그|비글|보더콜리|사모예드|허스키|퍼그|스피츠|슈나우저|믹스견';
const BREEDS_OF_CATS =
  '코숏|코리안숏헤어|페르시안|러시안블루|스코티시폴드|랙돌|렉돌|먼치킨|뱅갈|샴고양이|아비시니안|노르웨이숲|스핑크스고양이|브리티시숏헤어';

/** 개 alone, not in 개월, 몇 개, 두 개, 개인: a word that begins with it and goes on with a particle. */
const DOG_ALONE = '(?<![가-힣\\d]|(?:^| )[몇두세네한] )개(?=가|는|를|와|도|랑|의|한테|에게|만| |$|끼리)';

export const SPECIES: readonly { species: string; pattern: RegExp }[] = [
  {
    species: 'dog',
    pattern: new RegExp(
      `강아지(?!풀)|강쥐|반려견|댕댕이|댕댕|멍멍이|멍뭉이|퍼피|애견|유기견|노견|노령견|성견|실내견|[대중소]형견|맹견|들개|${DOG_ALONE}|${BREEDS_OF_DOGS}`,
    ),
  },
  {
    species: 'cat',
    pattern: new RegExp(
      `고양이(?!띠|자세)|고냥이|냥이|냥줍|반려묘|애묘|길냥|아깽이|캣초딩|노묘|노령묘|유기묘|장모묘|다묘|뚱냥|산책냥|집사|${BREEDS_OF_CATS}`,
    ),
  },
  { species: 'rabbit', pattern: /토끼/ },
  { species: 'hamster', pattern: /햄스터|햄찌/ },
  { species: 'guinea-pig', pattern: /기니피그/ },
  { species: 'bird', pattern: /앵무새?|잉꼬|카나리아|반려조|새장|새(?=를|가|는|도|랑)(?<![가-힣]새)/ },
  { species: 'turtle', pattern: /거북이?/ },
  { species: 'hedgehog', pattern: /고슴도치/ },
  { species: 'fish', pattern: /물고기|금붕어|열대어|구피|어항|베타/ },
  { species: 'reptile', pattern: /파충류|도마뱀|게코|이구아나|(?<![가-힣])뱀/ },
  { species: 'ferret', pattern: /페럿/ },
  // Nothing is known of these; that they are named keeps the answers for dogs and cats away.
  {
    species: 'unknown',
    pattern:
      /(?<![가-힣])(?:(?:소|돼지|염소|오리|사자|호랑이|늑대|여우|너구리|고라니|원숭이|코끼리|개구리|장수풍뎅이|사슴벌레|달팽이|친칠라|미어캣|돌고래)(?:가|는|를|도|한테|에게|랑|의)?|(?:말|닭|곰|공룡|곤충|다람쥐|라쿤)(?:이|은|을|도|한테|에게|이랑|의)?)(?= |$)/,
  },
];

/** Any animal that lives with people. */
export const ANY_PET = /반려 ?동물|애완 ?동물|(?<![가-힣])펫|(?<![가-힣])동물/;

/**
 * Dogs, cats and pets with their particles: which is meant is compared by itself, and in the text they would make everything alike.
 * Rarer animals stay, because they tell more than the rest of the question.
 */
export const NAMED_ANIMAL =
  /(?:강아지|강쥐|반려견|댕댕이|멍멍이|고양이|고냥이|냥이|반려묘|반려 ?동물|애완 ?동물)(?:이랑|한테|에게|들이|들은|들|이|가|는|은|를|을|랑|와|도|의)?(?= |$)|강아지|고양이|반려견|반려묘/g;

/** Words of the subject: without one of them, or a species, the question is probably about something else (치과 스케일링 비용). */
export const PET_SUBJECT =
  /산책|목줄|하네스|가슴줄|입마개|넥카라|사상충|중성화|슬개골|펫|동물|사료|짖|으르렁|배변|헤어볼|스크래[처쳐]|켄넬|크레이트|굶겨|굶기|앉아.{0,6}(?:기다려|엎드려)|이동장|광견병|구충|항문낭|분리 ?불안|방묘|캣|맹견|털갈이|식분증|노즈워크|무지개 ?다리|오프리쉬|냥|멍멍|수의사|합사|하악질|꾹꾹이|골골송|화장실 ?모래|두부 ?모래/;

/** Asks for something made, or about trades and things that are no care, whatever animal it names: 고양이 그림 그려줘. */
export const OFF_SUBJECT =
  /사진|옷 ?만들|그림|그려|그리기|영화|노래|(?:이름|작명)(?: ?(?:을|좀))? ?(?:지어|추천|뭐)|케이크|캐릭터|저작권|로고|디자인|소설|동화|(?:^| )시 (?:써|지어)|(?<!뒤)(?:^| )짤|이모티콘|유튜브|배경 ?화면|인형|드라마|만화|꿈 ?해몽|로봇|주가|주식|코인|자격증|훈련사|미용사|지도사|수의대|입시|취업|창업|대출|순위|채널|cctv|분양 ?가|띠는|사주|타로|궁합|mbti/;

/** Looks for a place, which no entry knows: 수영 할 수 있는 카페 있나요. */
export const SEEKS_PLACE =
  /(?:카페|식당|펜션|숙소|호텔|수영장|놀이터|유치원|미용실|병원|약국|용품점|공원|해수욕장|캠핑장)(?:이|가|은|는|을|를|도)? ?(?:좀 |혹시 )?(?:있나요|있어요|있을까요|있는지|있니|있어|어디|추천|찾아 ?줘|알려)/;

/** A person's own body or family: no question for an animal's answer. Only looked at where no animal is named. */
export const PERSON =
  /(?:^| )(?:제|내|저는|나는|저도|나도|우리) (?:무릎|허리|머리|눈|귀|코|이|이빨|치아|발|발톱|손톱|배|피부|몸|혈압|살|심장|간|목|어깨|아이|아기|딸|아들|엄마|아빠|남편|아내)|(?:^| )(?:딸|아들|남편|아내|와이프|할머니|할아버지|엄마|아빠|어머니|아버지|부모님|어르신|친구|동생|아기|신생아|임산부|사람)(?:이|가|은|는|을|를|의|도|한테|에게)?(?: |$)/;

/** Parts of questions that carry no subject. They are cut out, the longest first. */
export const FILLERS: readonly RegExp[] = [
  /(?:좀 )?(?:알려|가르쳐|말해|설명해|추천해) ?(?:주세요|줘요?|주실래요|주시겠어요|주십시오|줄래요?|달라고)?/g,
  /어떻게|어떡해|어떡하[죠지나]|어째서|어쩌죠|어쩌지|왜 ?(?:그런|이런|그러는|이러는)(?: ?거|걸까요|지|가요)?(?:예요|에요)?/g,
  /(?:해야|시켜야|줘야|하면|되면|해도|시켜도) ?(?:하나요|할까요|하죠|하지|해요|되나요|될까요|돼요?|되죠|좋을까요|좋은가요|좋아요|괜찮나요|괜찮아요|괜찮을까요)/g,
  /(?:인가요|인가|일까요|일까|하나요|할까요|되나요|될까요|나요|까요|은가요|는지요?|는데요?|예요|이에요|에요|입니다|습니다|합니다|거예요|건가요|인데요?)(?=[ ?]|$)/g,
  /궁금(?:해요|합니다|한데요?|해)|부탁(?:해요|드려요|드립니다)?|(?:^| )(?:혹시|제발|그냥|정말|진짜|너무|엄청|좀|저희|우리|제가|저는|나는|내가|요즘|자꾸|계속|근데|그런데|안녕하세요|안녕)(?= |$)/g,
  /(?:하고|주고|키우고|알고|사고|가고)? ?싶(?:어요|은데요?|습니다|어|다)(?= |$)|(?:^| )(?:해요|하죠|하지|할까|주세요|줘요?|줄까요|주나요|주죠|될까|되나|돼요?|안되나)(?= |$)/g,
  /(?:^| )(?:귀엽|귀여|예쁘|예쁜|이쁘|이쁜|사랑스)[가-힣]{0,3}(?= |$)/g,
  /걱정(?:돼요?|이에요|이예요|입니다|인데)?|같(?:아요|은데요?|습니다|아)(?=[ ?]|$)|(?:^| )(?:것|거|게|수|때|점|법|방법)(?:이|은|는|을|를|도)?(?= |$)/g,
];
