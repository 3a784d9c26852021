import { claimsEntry, guardedText } from './model-guard';

const guarded = (text: string) =>
  guardedText(text, { entries: [], facts: '"이름":"초록 카페","제한":"대형견 입장 불가"', deniedNames: [] });

it.each([
  '하나동물병원에 가 보세요.',
  '멍멍 카페에 가 보세요.',
  '우리동물의료원에 가세요.',
  '전화는 0299998888이에요.',
  '1588-1234로 전화하세요.',
  '체중 1kg당 10mg을 먹이세요.',
  '시럽 5ml를 물에 타서 먹이세요.',
  '하루 두 번, 한 알씩 주세요.',
  '초콜릿은 소량이면 문제없어요.',
  '포도를 먹어도 큰일 나지 않아요.',
  '양파는 익히면 괜찮습니다.',
  '마늘을 조금 넣어 주세요.',
  '백합은 고양이에게 안전한 꽃이에요.',
  '마늘은 몸에 나쁘지 않아요.',
  '커피는 먹여도 괜찮아요.',
  '소금물을 먹여 토하게 하세요.',
  '이부프로펜을 먹이면 열이 내려요.',
  '병원에 가기 전에 진통제를 먹이세요.',
  '병원에 안 가셔도 돼요.',
])('hides what a model must not say: %s', (text) => {
  expect(guarded(text)).toBeNull();
});

it.each([
  '포도는 조금이라도 먹이면 안 돼요.',
  '초콜릿을 먹었다면 바로 동물병원에 가세요.',
  '고구마는 먹여도 돼요. 양파와 마늘은 위험해요.',
  '양파는 먹여도 괜찮지 않아요.',
  '사람 약은 먹이지 마세요.',
  '수의사가 처방한 항생제는 끝까지 먹이세요.',
  '증상이 계속되면 동물병원에서 진료를 받으세요.',
  '혈변을 보이면 지체 없이 동물병원에 가세요.',
  '지금 동물병원에 가세요.',
  '인근 24시 동물병원에 전화하세요.',
  '여행 전에 펜션에 규정을 물어보세요.',
  '애견동반카페에서는 목줄이 필요해요.',
  '초록 카페는 강남역 카페 가운데 넓은 편이에요.',
  '하루에 물 250ml 정도를 마시면 정상이에요.',
  '2024-2025년에 바뀐 기준이 있어요.',
  '예방접종은 10-15주에 맞고 체온은 38.5도가 정상이에요.',
  '초코는 하루 한 번 양치질을 해 주세요.',
  '그 카페는 커피가 맛있고 주차할 수 있어요.',
])('lets harmless answers through: %s', (text) => {
  expect(guarded(text)).toBe(text);
});

it('recognises claims about animals that the facts do not name', () => {
  const facts = '강남역 근처에서 대형견과 갈 수 있는 카페';
  expect(claimsEntry('대형견도 넓게 쉴 수 있어요.', facts)).toBe(false);
  expect(claimsEntry('고양이도 함께 들어갈 수 있어요.', facts)).toBe(true);
  expect(claimsEntry('모든 반려견이 들어갈 수 있어요.', facts)).toBe(true);
});
