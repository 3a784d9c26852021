import { findCareAnswer } from '../../modules/chatbot/care/find-care-answer';
import { findRedFlag } from '../../modules/chatbot/alarms/red-flags';
import { maskPersonal } from '../../modules/chatbot/mask-personal';
import { asTyped } from '../../modules/chatbot/places/spoken-question';
import { interpretSearch } from '../../modules/search/interpret-search';
import { loadLexicon } from '../../modules/search/load-lexicon';
import { meantBy } from '../../shared/text/mistyped';
import { readTyped, typedTexts } from '../../shared/text/typed-words';

const LETTER_KEYS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Keys that type another Hangul letter together with shift. */
const SHIFTED_KEYS = [...'QWERTOP'];

function* stringsOf(keys: string[], lengthMax: number): Generator<string> {
  let before = [''];
  for (let length = 1; length <= lengthMax; length++) {
    const longer = before.flatMap((start) => keys.map((key) => start + key));
    yield* longer;
    before = longer;
  }
}

const AT = new Date('2026-11-27T01:00:00Z');
const lexicon = loadLexicon();
const interpret = (text: string) => interpretSearch(text, AT, { lexicon, placesAround: () => 0 });

describe('every short string of the keyboard', () => {
  const failuresOf = (read: (text: string) => unknown, texts: Iterable<string>) => {
    const failures: string[] = [];
    for (const text of texts) {
      try {
        read(text);
      } catch (error) {
        failures.push(`${text}: ${String(error)}`);
      }
    }
    return failures;
  };

  it.each<[string, (text: string) => unknown, number]>([
    ['suggestions', (text) => [...readTyped(text)], 4],
    ['what is typed into the search', interpret, 4],
    ['places that the chatbot is asked for', (text) => interpret(asTyped(text)), 3],
    ['personal data', maskPersonal, 4],
    // Each has a hundred neighbours.
    ['slips of the keyboard', (text) => typedTexts(text).flat().map(meantBy), 3],
    // These two compare each with a whole collection.
    ['emergencies', findRedFlag, 3],
    ['care questions', findCareAnswer, 3],
  ])('can be read: %s', (_what, read, lengthMax) => {
    expect(failuresOf(read, stringsOf(LETTER_KEYS, lengthMax))).toEqual([]);
  });

  it('can be read: suggestions, with shift', () => {
    expect(failuresOf((text) => [...readTyped(text)], stringsOf([...LETTER_KEYS, ...SHIFTED_KEYS], 3))).toEqual([]);
  });
});
