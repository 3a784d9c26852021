import type { ReviewWords } from './review-words';

const OPENINGS = {
  any: [
    '주말에 [가족|아이]들과 {pet}까지 같이 다녀왔어요.',
    '{pet}랑 갈 수 있다고 해서 찾아갔습니다.',
    '평일이라 한산했어요.',
    '전시가 궁금했는데 {pet}도 된다고 해서 다녀왔어요.',
  ],
  home: ['근처 산책하다가 들렀어요.'],
};

const GOOD_ANYWHERE = [
  '직원분이 {pet}와 다닐 수 있는 곳을 [지도에 표시해 주셨어요|자세히 알려 주셨어요].',
  '관람객들이 다들 {pet}를 예뻐해 주셔서 편하게 봤어요.',
  '건물이 넓고 쾌적해요.',
  '이동 가방을 빌릴 수 있어서 {pet}를 안고 다니지 않아도 됐어요.',
  '한 시간 정도면 천천히 둘러볼 수 있어요.',
  '사람이 적은 시간이라 {pet}도 얌전히 있었어요.',
  '조용해서 {pet} 데리고 천천히 걷기 좋았어요.',
];
const MIXED_ANYWHERE = [
  '실내 일부는 이동 가방이 있어야 들어갈 수 있어요.',
  '안내문에 동반 규정이 더 자세하면 좋겠어요.',
  '쉴 곳이 적은 점은 아쉬웠어요.',
  '월요일은 쉬니까 확인하고 가세요.',
  '물을 마실 곳이 멀었어요.',
];
const BAD_ANYWHERE = [
  '동반 된다고 해서 갔는데 야외만 가능했어요. 안내가 더 정확하면 좋겠습니다.',
  '직원마다 말이 달라서 입구에서 오래 서 있었어요.',
  '볼 것이 생각보다 적었어요.',
  '주말이라 너무 붐벼서 {pet}가 힘들어했어요.',
];

export const MUSEUM_WORDS: ReviewWords = {
  openings: OPENINGS,
  good: {
    any: [
      ...GOOD_ANYWHERE,
      '옛날 물건들이 아기자기해서 어른이 더 신났어요.',
      '아이들이 만져 볼 수 있는 전시가 많아요.',
      '야외 정원이 넓어서 관람 뒤에 {pet}랑 걸었어요.',
      '설명이 쉬워서 금방 읽혔어요.',
    ],
    parking: ['주차장이 넓고 무료예요.'],
    spring: ['정원에 꽃이 피어서 예뻤어요.'],
    autumn: ['정원 단풍이 아주 좋았습니다.'],
  },
  mixed: { any: [...MIXED_ANYWHERE, '전시가 조금 오래된 느낌이에요.'] },
  bad: { any: BAD_ANYWHERE },
  tags: ['박물관', '아이와함께', '실내나들이', '비오는날'],
};

export const GALLERY_WORDS: ReviewWords = {
  openings: OPENINGS,
  good: {
    any: [
      ...GOOD_ANYWHERE,
      '작품 사이가 넓어서 여유롭게 봤어요.',
      '작은 전시지만 여운이 남아요.',
      '빛이 잘 들어서 공간 자체가 예뻐요.',
      '관람 뒤에 옆 카페에서 {pet}랑 쉬었어요.',
    ],
    sculpture: ['조각공원이 있어서 {pet}랑 한 바퀴 돌기 좋아요.', '야외 조각 옆에서 {pet} 사진을 찍었는데 작품 같아요.'],
    parking: ['주차는 두 시간 무료예요.'],
  },
  mixed: { any: [...MIXED_ANYWHERE, '전시에 따라 동반이 안 될 때도 있다고 해요.'] },
  bad: { any: BAD_ANYWHERE },
  tags: ['미술관', '전시', '데이트', '사진맛집'],
};

export const HALL_WORDS: ReviewWords = {
  openings: {
    any: ['야외 공연이 있어서 {pet}랑 다녀왔어요.', '전시 보러 갔다가 앞마당에서 쉬었어요.'],
    home: ['동네 문화 행사에 {pet} 데리고 갔습니다.'],
  },
  good: {
    any: [
      ...GOOD_ANYWHERE,
      '앞마당이 넓어서 공연 기다리는 동안 {pet}가 심심해하지 않았어요.',
      '야외 객석 뒤쪽은 {pet}랑 앉기 좋았어요.',
      '행사 안내가 친절했어요.',
    ],
    parking: ['주차장이 커서 행사 날에도 괜찮았어요.'],
  },
  mixed: { any: [...MIXED_ANYWHERE, '공연장 안은 같이 못 들어가요.', '음악 소리가 커서 {pet}가 처음에 놀랐어요.'] },
  bad: { any: BAD_ANYWHERE },
  tags: ['문화생활', '야외공연', '동네행사'],
};
