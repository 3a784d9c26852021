import { askChatbot, conversationOf } from '../../../test/ask-chatbot';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { CARE_ENTRIES } from './care/care-entries';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
});
afterAll(() => app.stop());

const topicOf = (id: string) => CARE_ENTRIES.find((entry) => entry.id === id)!.question;

/** Asks one question after the other; the last answer. */
async function talk(...questions: string[]) {
  const texts: string[] = [];
  for (const question of questions) {
    const { reply, errors } = await askChatbot(app, conversationOf(...texts, question));
    expect(errors).toEqual([]);
    texts.push(question, reply!.plainText);
    if (texts.length === questions.length * 2) return reply!;
  }
  throw new Error('no question');
}

describe('a reply about care, without a model', () => {
  it.each([
    [['고양이 사료 추천해줘', '새끼인데'], 'kitten-feeding'],
    [['고양이 사료 추천해줘', '새끼인데', '하루 몇번?'], 'kitten-feeding'],
    [['우리애가 어제부터 밥을 안먹어ㅠㅠ', '세살이고 말티즈예요'], 'dog-not-eating'],
    [['고양이 사료 추천해줘', '목욕은요?'], 'cat-bath'],
    [['고양이 사료 추천해줘', '강아지는요?'], 'dog-food-switch'],
    [['강아지 산책 하루 몇번', '비오는데'], 'rainy-season'],
    [['우리애가 어제부터 밥을 안먹어ㅠㅠ', '강아지예요', '설사도 해요'], 'dog-diarrhea'],
    [['우리애가 어제부터 밥을 안먹어ㅠㅠ', '개요'], 'dog-not-eating'],
    [['우리애가 어제부터 밥을 안먹어ㅠㅠ', '고양이요'], 'cat-not-eating'],
  ])('adds to the question before: %j', async (questions, id) => {
    expect(await talk(...questions)).toMatchObject({ source: 'PREPARED', topic: topicOf(id) });
  });

  it('that changes nothing gets when to see a vet, not the same answer again', async () => {
    const { text, topic } = await talk('우리애가 어제부터 밥을 안먹어ㅠㅠ', '세살이고 말티즈예요', '물은 마셔요');
    const { question, answer, seeVet } = CARE_ENTRIES.find(({ id }) => id === 'dog-not-eating')!;
    expect(topic).toBe(question);
    expect(text).toContain(seeVet);
    expect(text).not.toContain(answer);
  });

  it.each(['고마워요', '네 감사합니다'])('ends the subject: %s', async (thanks) => {
    expect(await talk('고양이 사료 추천해줘', thanks)).toMatchObject({ source: 'NONE', topic: null });
  });

  it('picks the animal, when only the animal is open', async () => {
    const { text, suggestions } = await talk('우리애가 어제부터 밥을 안먹어ㅠㅠ');
    expect(text).toMatch(/강아지인가요, 고양이인가요\?$/);
    expect(suggestions).toEqual(['강아지', '고양이']);
    for (const [index, id] of ['dog-not-eating', 'cat-not-eating'].entries())
      expect(await talk('우리애가 어제부터 밥을 안먹어ㅠㅠ', suggestions[index]!)).toMatchObject({ topic: topicOf(id) });
  });

  it('picks a topic by its name', async () => {
    const { suggestions } = await talk('강아지 광견병 접종 매년 해야하는거지');
    expect(suggestions.length).toBeGreaterThan(1);
    for (const name of suggestions)
      expect(await talk('강아지 광견병 접종 매년 해야하는거지', name)).toMatchObject({ source: 'PREPARED', topic: name });
  });

  it.each(['오늘 날씨 어때?', '걷는 게 이상해요'])('never repeats the topic for another subject: %s', async (reply) => {
    expect(await talk('고양이 사료 추천해줘', reply)).toMatchObject({ source: 'NONE', topic: null });
  });

  it('is a question of its own where it names another subject', async () => {
    expect(await talk('고양이 사료 추천해줘', '강아지 발톱 깎기')).toMatchObject({ topic: topicOf('dog-nails') });
  });
});

describe('a sign of illness without a topic', () => {
  it('is answered with the signs that cannot wait first', async () => {
    const { source, text } = await talk('강아지 걷는 게 영 이상해 보여요 기운도 없고');
    expect(['NONE', 'PREPARED']).toContain(source);
    if (source === 'NONE') expect(text).toMatch(/^숨.*의식.*경련.*배.*소변.*지금 바로 동물병원/);
  });
});

describe('a message that continues an alarm', () => {
  it.each(['어떡해요?', '어느 병원으로 가요?', '강남구요', '피가 안 멈춰요', '네'])(
    'keeps a bitten person away from the vet: %s',
    async (reply) => {
      const asked = await askChatbot(app, conversationOf('강아지가 제 손을 물어서 피가 나요', '답', reply));
      expect(asked.reply).toMatchObject({ source: 'PERSON', facilities: [], search: null });
    },
  );

  it.each(['도와주세요', '정말이에요', '전화하기 싫어요'])('names the help lines again: %s', async (reply) => {
    const asked = await askChatbot(app, conversationOf('죽고 싶어요', '답', reply));
    expect(asked.reply?.hotlines.map(({ phoneNumber }) => phoneNumber)).toContain('109');
  });

  it.each(['어떡해요?', '5분 됐어요', '얼마나 기다려요?', '너무 멀어요 어떻게 하죠?'])(
    'repeats what to do in the emergency: %s',
    async (reply) => {
      const asked = await askChatbot(app, conversationOf('강아지가 경련을 해요', '답', reply));
      expect(asked.reply).toMatchObject({ source: 'URGENT', topic: '경련·발작' });
    },
  );

  it.each([
    ['강남구 애견카페 알려줘', 'PLACES'],
    ['강아지 양치질 하는 방법', 'PREPARED'],
    ['고마워요', 'NONE'],
    ['강아지가 초콜릿을 먹었어요', 'URGENT'],
  ])('leaves a question of its own: %s', async (question, source) => {
    expect((await askChatbot(app, conversationOf('죽고 싶어요', '답', question))).reply?.source).toBe(source);
  });
});
