import { findPersonRisk } from './person-risk';

describe('the answer to a person at risk', () => {
  it.each([
    ['despair', '죽고 싶어요', ['109', '1577-0199']],
    ['violence', '남편이 저를 때려요', ['112', '1366']],
    ['animal-cruelty', '누가 강아지를 때려요', ['112']],
    ['person-danger', '엄마가 쓰러졌어요', ['119']],
    ['fire', '집에 불이 났어요', ['119']],
    ['person-bite', '강아지가 제 손을 물어서 피가 나요', ['119']],
  ])('names its numbers within 160 letters and has three or four sentences: %s', (id, question, phoneNumbers) => {
    const risk = findPersonRisk(question)!;
    expect(risk.id).toBe(id);
    expect(risk.hotlines.map(({ phoneNumber }) => phoneNumber)).toEqual(phoneNumbers);
    for (const phoneNumber of phoneNumbers) expect(risk.text.slice(0, 160)).toContain(phoneNumber);
    const sentences = risk.text.split(/(?<=\.) /);
    expect(sentences.every((sentence) => sentence.endsWith('요.'))).toBe(true);
    expect([3, 4]).toContain(sentences.length);
  });

  it('does not send a person to the vet first', () => {
    const { text } = findPersonRisk('강아지가 제 손을 물어서 피가 나요')!;
    expect(text).toMatch(/^[^.]*물과 비누로 15분/);
    expect(text).not.toContain('동물병원');
  });

  it('names 109 before every other number', () => {
    const { text } = findPersonRisk('죽고 싶어요 강아지가 무지개다리 건넜어요')!;
    expect(text.match(/\d[\d-]+/)?.[0]).toBe('109');
  });
});
