import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { makeFacility, makeReview } from '../../../test/factories';
import { type Answer, codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { createSeededRandom, type SeededRandom } from '../../../test/seeded-random';

const LETTER_KEYS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Keys that type another Hangul letter together with shift. */
const SHIFTED_KEYS = [...'QWERTOP'];

const STRINGS = 20_000;
/** Requests under way at once. */
const AT_ONCE = 8;

type Draw = (random: SeededRandom) => string;
const within =
  (first: number, last: number): Draw =>
  ({ int }) =>
    String.fromCodePoint(int(first, last));
const oneOf =
  (...choices: string[]): Draw =>
  ({ pick }) =>
    pick(choices);
const LATIN = within(0x61, 0x7a);
const KEYS = oneOf(...LETTER_KEYS, ...SHIFTED_KEYS, ' ');
const LETTERS = within(0x3131, 0x318e);
const CONJOINING = within(0x1100, 0x11ff);
const SYLLABLES = within(0xac00, 0xd7a3);
const WORDS = oneOf(
  'hotel',
  'pet ',
  '동물병원',
  '강남',
  '카페',
  '근처 ',
  '추천해 ',
  '역',
  '에서 ',
  '24시',
  '강아지',
  '먹었어요 ',
);
const SIGNS = within(0x20, 0x40);
const COMBINING = within(0x300, 0x36f);
const EMOJI = oneOf('🐶', '👨‍👩‍👧', '🇰🇷', '❤️', '👍🏽', '\u200d', '\ufe0f');
const CONTROLS = within(0, 0x1f);
const INVISIBLE = oneOf('\u200b', '\u202e', '\u3164', '\u2800', '\ufeff', '\u00ad', '\ud800', '\udfff', '\u0000');
const ANY = within(0, 0x10ffff);
/** What a string is drawn from. */
const KINDS: Draw[][] = [
  [LATIN],
  [KEYS],
  [LETTERS],
  [CONJOINING],
  [SYLLABLES],
  [SYLLABLES, LETTERS],
  [WORDS, SIGNS],
  [WORDS, KEYS, SYLLABLES],
  [LATIN, COMBINING],
  [SYLLABLES, EMOJI],
  [LATIN, SIGNS, CONTROLS],
  [SYLLABLES, INVISIBLE],
  [LATIN, LETTERS, CONJOINING, SYLLABLES, SIGNS, COMBINING, EMOJI, CONTROLS, INVISIBLE, WORDS],
  [ANY],
];

function seededStrings(): string[] {
  const random = createSeededRandom(20_261_127);
  return Array.from({ length: STRINGS }, () => {
    const kinds = random.pick(KINDS);
    const length = random.chance(0.02) ? random.int(50, 120) : random.int(1, 12);
    return Array.from({ length }, () => random.pick(kinds)(random)).join('');
  });
}

const SEARCHES = `query ($text: String!) {
  facilitySuggestions(query: $text) { id }
  areaSuggestions(query: $text) { name }
  interpretSearch(query: $text) { chips { kind } restWords }
  facilities(filter: { searchQuery: $text }) { totalCount items { id } }
  facilitiesInBounds(
    filter: { searchQuery: $text }
    bounds: { southWestLat: 33, southWestLng: 124, northEastLat: 39, northEastLng: 132 }
  ) { items { id } }
  tags(query: $text) { id }
  boards(query: $text) { items { id } }
  reviews(filter: { tagName: $text }) { items { id } }
}`;
const CHATBOT = 'mutation ($text: String!) { askChatbot(input: { messages: [{ role: USER, content: $text }] }) { text } }';
const PATHS = [
  '/api/pet_facilities/search/suggestions?query=',
  '/api/pet_facilities/search?searchQuery=',
  '/api/tags?q=',
  '/api/board/list?query=',
];

describe('any input', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ config: { rateLimits: false } });
    for (const name of ['바다동물병원 Bada Animal Hospital', '강남 애견호텔', 'Pet Hotel 24', 'ㄷㅁㅂㅇ'])
      await makeFacility(app.dataSource, { name });
    await makeReview(app.dataSource, { tagNames: ['산책'] });
  });
  afterAll(() => app.stop());

  // Not fetch, which takes longer than many of the answers.
  const agent = new Agent({ keepAlive: true });
  const ask = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(app.url + path, { agent, headers, method: body ? 'POST' : 'GET' }).end(body && JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const { code, errors } = (await json(response)) as { code?: string; errors?: Answer['errors'] };
    return errors ? codeOf({ errors }) : response.statusCode === 200 ? 'ok' : code;
  };
  const apis: ((text: string) => Promise<string | undefined>)[] = [
    (text) => ask('/graphql', { query: SEARCHES, variables: { text } }),
    (text) => ask('/graphql', { query: CHATBOT, variables: { text } }),
    ...PATHS.map((path) => (text: string) => ask(path + encodeURIComponent(text.toWellFormed()))),
    (text) => ask('/api/chatbot', { messages: [{ role: 'user', content: text }] }),
  ];

  it.each(['hotel', 'hospital', 'HOTEL', 'pet hotel', 'hot', 'horse'])('%s is answered by every API', async (word) => {
    for (const api of apis) expect(await api(word)).toBe('ok');
  });

  it('is answered or refused as bad input', async () => {
    const endings = new Map<string | undefined, number>();
    const failures: string[] = [];
    const waiting = seededStrings().entries();
    const work = async () => {
      for (const [index, text] of waiting) {
        const api = index % apis.length;
        const ending = await apis[api]!(text);
        endings.set(ending, (endings.get(ending) ?? 0) + 1);
        if (ending !== 'ok' && ending !== 'BAD_USER_INPUT') failures.push(`${api} ${JSON.stringify(text)}: ${ending}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(failures).toEqual([]);
    expect(endings.get('ok')).toBeGreaterThan(STRINGS / 2);
    expect(endings.get('BAD_USER_INPUT')).toBeGreaterThan(0);
  }, 600_000);
});
