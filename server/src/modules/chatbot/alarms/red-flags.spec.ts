import { RED_FLAG_RULES } from './red-flag-rules';
import { findRedFlag } from './red-flags';

/** Hasty messages: odd blanks, misspellings, fragments. */
const MUST_FIRE: readonly [id: string, question: string][] = [
  ['poison', '강아지가 초콜렛 먹었어요 어떡해'],
  ['poison', '방금 포도 한 알을 주워 먹었는데 괜찮을까요?'],
  ['poison', '우리 애가 자일리톨 껌을 한 통 다 먹어버렸어요'],
  ['poison', '고양이가 백합 꽃잎을 씹었어요'],
  ['poison', '실수로 양파 들어간 볶음밥을 줬는데 어쩌죠'],
  ['poison', '쥐약을 핥은 것 같아요'],
  ['poison', '타이레놀 반 알 먹였어요 열나서'],
  ['poison', '말티즈가 담배꽁초 삼켰어요'],
  ['poison', '부동액 핥아 먹었어요!!!'],
  ['poison', '아이가 건포도빵을 훔쳐먹었네요'],
  ['poison', '먹었어요 초콜릿을ㅠㅠ'],
  ['skin-poison', '고양이한테 강아지 진드기약을 발라줬어요'],
  ['poison', '엄마 혈압약을 물어뜯고 먹은거같아요'],
  ['choking', '고구마가 목에 걸린 것 같아요'],
  ['choking', '간식이 목에 걸려서 켁켁거려요'],
  ['swallowed', '고양이가 실 달린 바늘을 삼켰어요'],
  ['swallowed', '강아지가 닭뼈를 통째로 먹었어요'],
  ['swallowed', '리모컨 건전지를 씹어 먹은 것 같습니다'],
  ['swallowed', '산책하다가 뭔가 이상한 걸 주워먹었어요'],
  ['swallowed', '양말 한 짝을 꿀꺽했어요'],
  ['swallowed', '항문에 실이 나와 있어요'],
  ['electric', '토끼가 전선을 씹다가 쓰러졌어요'],
  ['electric', '강아지 감전된 것 같아요'],
  ['drowning', '계곡물에 빠졌다가 건졌는데 멍해요'],
  ['drowning', '고양이가 욕조에 빠졌어요'],
  ['heatstroke', '더운데 산책했더니 축 늘어져 있어요'],
  ['heatstroke', '차 안에 갇혀 있었는데 침을 질질 흘려요'],
  ['heatstroke', '프렌치불독인데 더위 먹은 거 같아요'],
  ['heatstroke', '열사병 같은데 응급처치 좀요'],
  ['burn', '라면 국물을 엎어서 등에 화상을 입었어요'],
  ['burn', '고양이가 인덕션에 발을 데었어요'],
  ['sting', '등산하다 뱀한테 물렸어요 강아지가'],
  ['sting', '벌에 쏘여서 얼굴이 퉁퉁 부었어요'],
  ['sting', '예방주사 맞고 와서 주둥이가 부어올랐어요'],
  ['bite', '산책 중에 큰 개한테 우리 강아지가 물렸어요'],
  ['accident', '강아지가 오토바이에 치였어요'],
  ['accident', '고양이가 5층 베란다에서 떨어졌어요'],
  ['accident', '소파에서 뛰어내리다가 다리가 부러진 것 같아요'],
  ['accident', '아이를 안고 있다 바닥에 떨어뜨렸어요'],
  ['bloat', '밥 먹고 배가 갑자기 빵빵해지고 헛구역질만 해요'],
  ['bloat', '배가 풍선처럼 부풀어 올랐어요'],
  ['birth', '진통한 지 세 시간째인데 새끼가 안 나와요'],
  ['birth', '첫째는 낳았는데 둘째가 나오다가 걸렸어요'],
  ['eye', '싸우고 나서 한쪽 눈알이 튀어나왔어요'],
  ['eye', '시츄인데 눈이 빠졌어요'],
  ['seizure', '거품 물고 부들부들 떨어요'],
  ['seizure', '강아지가 경련을 일으켜요'],
  ['seizure', '자다가 온몸을 떨면서 발작하는데 어떡하죠'],
  ['seizure', '갑자기 몸이 뻣뻣하게 굳었어요'],
  ['seizure', '눈이 뒤집히고 다리를 허우적거려요'],
  ['breathing', '고양이가 숨을 이상하게 쉬어요'],
  ['breathing', '강아지가 숨을 헐떡여요 혀도 내밀고'],
  ['breathing', '숨을 못 쉬는 것 같아요 도와주세요'],
  ['breathing', '혀가 파래졌어요'],
  ['breathing', '호흡이 너무 가빠요'],
  ['breathing', '고양이가 입을 벌리고 숨쉬어요'],
  ['gums', '잇몸이 하얗게 변했어요'],
  ['gums', '잇몸 색이 창백해요'],
  ['paralysis', '닥스훈트가 갑자기 뒷다리를 못 써요'],
  ['unconscious', '불러도 반응이 없고 의식이 없어요'],
  ['unconscious', '산책 나갔다가 픽 쓰러졌어요'],
  ['unconscious', '강아지가 죽을 것 같아요 제발요'],
  ['bleeding', '유리에 베였는데 피가 안 멈춰요'],
  ['bleeding', '다리에서 피가 철철 나요'],
  ['urine', '오줌을 하루 종일 못 싸요'],
  ['urine', '수고양이가 화장실에 들락날락하는데 소변이 안 나와요'],
  ['urine', '어제부터 쉬를 못 하고 울어요'],
  ['vomiting', '아침부터 다섯 번 토했어요'],
  ['vomiting', '계속 토하고 아무것도 못 먹어요'],
  ['vomiting', '혈변을 봤어요'],
  ['vomiting', '설사에 피가 섞여 나와요'],
  ['vomiting', '구토하고 설사까지 해요'],
  ['rabbit-stasis', '토끼가 어제부터 건초를 안 먹어요'],
];

/** Prevention, permission, knowledge, look-alikes and things that have nothing to do with animals. */
const MUST_NOT_FIRE: readonly string[] = [
  '초콜릿 먹어도 되나요',
  '강아지 포도 줘도 되나요?',
  '고양이는 왜 백합을 먹으면 안 되나요',
  '강아지 양파 먹어요?',
  '발작이 뭐예요',
  '열사병 예방하는 방법 알려줘',
  '난산이란 무엇인가요',
  '골절 수술비 보험 되나요',
  '강아지한테 닭뼈를 줘도 되나요',
  '개껌은 하루에 몇 개 먹여도 되나요',
  '개껌 잘 먹었어요 이제 뭐 줄까요',
  '고양이가 숨어서 안 나와요',
  '고양이가 숨는 곳을 만들어 주고 싶어요',
  '한숨을 자주 쉬어요',
  '천둥 치면 부들부들 떨어요',
  '목욕할 때 벌벌 떨어요',
  '털이 너무 많이 떨어져요',
  '배변 패드에 소변을 안 봐요',
  '강아지가 오줌을 못 가려요',
  '반가우면 오줌을 찔끔 싸요',
  '고양이가 이불에 소변을 봐요',
  '차만 타면 자꾸 토해요',
  '고양이가 헤어볼을 자꾸 토해요',
  '토끼가 자꾸 발을 굴러요',
  '양치할 때 잇몸에서 피가 나요',
  '발톱 깎다가 피가 조금 났어요',
  '피부가 가려운지 계속 긁어요',
  '슬개골 탈구 관리 방법',
  '감전되지 않게 전선 정리하는 법',
  '화상 진료도 되나요',
  '고양이가 물을 잘 안 마셔요',
  '사료를 안 먹고 간식만 먹어요',
  '우리 초코가 사료를 잘 먹었어요',
  '초콜릿을 안 먹었어요 다행히',
  '강아지 건강검진 주기',
  '저는 초콜릿을 먹었어요',
  '남편이 쓰러졌어요',
  '제가 요즘 숨이 차요',
  '강아지 생리할 때 피가 나나요',
  '강남역 근처 주차 되는 애견카페',
  '서류 검토해 주세요',
  '아이돌 콘서트 먹거리 추천',
  '미용실을 바꾸고 싶어요',
  '',
];

describe('red flags of a question', () => {
  it.each(MUST_FIRE)('detects %s in "%s"', (id, question) => {
    expect(findRedFlag(question)?.id).toBe(id);
  });

  it.each(MUST_NOT_FIRE)('ignores "%s"', (question) => {
    expect(findRedFlag(question)).toBeNull();
  });

  it.each(RED_FLAG_RULES.map((rule) => [rule.id, rule] as const))(
    'says in one sentence what to do now and fits a small panel: %s',
    (id, { now, advice }) => {
      const lengthMax = id === 'no-breath' ? 170 : 125;
      const sentences = `${now} ${advice}`.match(/[^.]+요\.(?: |$)/g) ?? [];
      expect([now, sentences.join('')]).toEqual([sentences[0]?.trim(), `${now} ${advice}`]);
      expect(sentences.length).toBeLessThanOrEqual(3);
      expect(now.length + 1 + advice.length).toBeLessThanOrEqual(lengthMax);
    },
  );

  it('tolerates decomposed letters, odd blanks and a very long message', () => {
    expect(findRedFlag('강아지가 초콜릿을 먹었어요'.normalize('NFD'))?.id).toBe('poison');
    expect(findRedFlag('강 아 지 가 경 련 을 해 요')?.id).toBe('seizure');
    expect(findRedFlag(`${'산책을 다녀왔고 '.repeat(110)}갑자기 쓰러졌어요`)?.id).toBe('unconscious');
  });
});
