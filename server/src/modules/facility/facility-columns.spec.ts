import { makeFacility, makeMember } from '../../../test/factories';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { createSchema } from '../../app/graphql/schema';
import { PetType } from '../../shared/pet-type';
import { getNamedType, type GraphQLObjectType, isLeafType } from 'graphql';

const fields = Object.values((createSchema().getType('Facility') as GraphQLObjectType).getFields());
const plain = fields.filter(({ type }) => isLeafType(getNamedType(type))).map(({ name }) => name);
/** Field → selection, including computed fields. */
const SELECTIONS: Record<string, string> = {
  ...Object.fromEntries(plain.map((name) => [name, name])),
  entry: 'entry(pets: [{ species: DOG }]) { answer asOf }',
  entrySummary: 'entrySummary { answer text }',
  corrections: 'corrections { field value }',
  openState: 'openState(at: "2026-11-27T08:00:00Z") { status text }',
  openingWeek: 'openingWeek(from: "2026-11-27") { date status }',
};
const all = Object.values(SELECTIONS).join(' ');

/** Only selected columns are read, so every field must work alone and in combination. */
describe('a place', () => {
  const text = (name: string) => `그곳의 ${name}`;
  const facts = {
    ...Object.fromEntries(
      plain
        .filter((name) => String(fields.find((field) => field.name === name)?.type) === 'String')
        .map((name) => [name, text(name)]),
    ),
    ...{ latitude: 37.5, longitude: 127, parkingAvailable: true, petFriendly: true, indoorFacility: true, outdoorFacility: true },
    ...{ petTypes: [PetType.DOG], finalCreationDate: '2025-03-24', missingSince: null },
  };
  let app: TestApp;
  let id: number;
  let whole: Record<string, unknown>;
  const BOUNDS = '{ southWestLat: 37, southWestLng: 126, northEastLat: 38, northEastLng: 128 }';
  const lists: Record<string, (selection: string) => string> = {
    search: (selection) => `{ facilities { items { ${selection} } } }`,
    viewport: (selection) =>
      `{ facilitiesInBounds(bounds: ${BOUNDS}) { items { ...Some } } } fragment Some on Facility { ${selection} }`,
    review: (selection) => `{ reviews { items { facility { ... on Facility { ${selection} } } } } }`,
    page: (selection) => `{ facility(id: ${id}) { ${selection} } }`,
  };
  const ask = async (list: string, selection: string) => {
    const { data, errors } = await app.run(lists[list]!(selection));
    expect(errors).toEqual([]);
    const [answer] = Object.values(data as Record<string, Record<string, unknown>>);
    if (list === 'page') return answer!;
    const [item] = answer!.items as Record<string, unknown>[];
    return (list === 'review' ? item!.facility : item) as Record<string, unknown>;
  };

  beforeAll(async () => {
    app = await startTestApp({ config: { rateLimits: false } });
    ({ id } = await makeFacility(app.dataSource, facts));
    const member = await makeMember(app.dataSource);
    await app.dataSource.query(
      `INSERT INTO review (facility_id, member_id, content, rating) VALUES ($1, $2, '볕이 잘 드는 마당이 있어요.', 4)`,
      [id, member.id],
    );
    const { data } = await app.run<{ facility: Record<string, unknown> }>(`{ facility(id: ${id}) { ${all} } }`);
    whole = data!.facility;
  });
  afterAll(() => app.stop());

  it('has a value for each field here, so that a missing one is seen', () => {
    const empty = Object.keys(SELECTIONS).filter((name) => whole[name] === null);
    expect(empty).toEqual(['missingSince']);
  });

  it.each(Object.keys(lists))('has each field selected alone: %s', async (list) => {
    for (const [name, selection] of Object.entries(SELECTIONS))
      expect(await ask(list, selection)).toEqual({ [name]: whole[name] });
  });

  it.each(Object.keys(lists))('has all fields at once, and a detail field together with a list field: %s', async (list) => {
    expect(await ask(list, all)).toEqual(whole);
    expect(await ask(list, 'alias: name description')).toEqual({ alias: whole.name, description: whole.description });
  });
});
