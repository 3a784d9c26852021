import { makeFacility, makeMember, makeVisitReport, viewerOf } from '../../../test/factories';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { seoulDate } from '../../shared/text/seoul-time';
import type { Facility } from '../facility/facility.entity';
import type { Member } from '../member/member.entity';

const FIELDS = `id visitSummary { enteredCount refusedCount differentCount newestOn conditions { kind count } }
  viewerVisitReports { id visitedOn outcome conditionKind pets { species size } }`;
const CREATE = `mutation ($input: CreateVisitReportInput!) { createVisitReport(input: $input) { ${FIELDS} } }`;
const DELETE = `mutation ($input: DeleteVisitReportInput!) { deleteVisitReport(input: $input) { ${FIELDS} } }`;

interface Visits {
  visitSummary: Record<string, unknown>;
  viewerVisitReports: { id: string; visitedOn: string; outcome: string; conditionKind: string | null; pets: object[] }[];
}

let app: TestApp;
let member: Member;
let place: Facility;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
});
beforeEach(async () => {
  await app.dataSource.query('DELETE FROM facility');
  member = await makeMember(app.dataSource);
  place = await makeFacility(app.dataSource);
});
afterAll(() => app.stop());

const today = (days = 0) => seoulDate(new Date(), days);
const create = (input: object = {}, who: Member | null = member) =>
  app.as(who && viewerOf(who)).run<{ createVisitReport: Visits }>(CREATE, {
    input: { facilityId: String(place.id), outcome: 'ENTERED', pets: [{ species: 'DOG', weightKg: 4.5 }], ...input },
  });
const remove = (id: unknown, who: Member = member) =>
  app.as(viewerOf(who)).run<{ deleteVisitReport: Visits }>(DELETE, { input: { id: String(id) } });
const read = async (who: Member | null) => {
  const { data } = await app
    .as(who && viewerOf(who))
    .run<{ facility: Visits }>(`query ($id: ID!) { facility(id: $id) { ${FIELDS} } }`, { id: String(place.id) });
  return data!.facility;
};

it('stores only species and size class of each pet', async () => {
  const pets = [
    { species: 'DOG', weightKg: 10 },
    { species: 'DOG', weightKg: 10.1, size: 'SMALL' },
    { species: 'CAT', size: 'LARGE', isRestrictedBreed: true },
    { species: 'RABBIT' },
  ];
  const { data } = await create({ pets });
  expect(data?.createVisitReport.viewerVisitReports).toEqual([
    {
      id: expect.any(String) as string,
      ...{ visitedOn: today(), outcome: 'ENTERED', conditionKind: null },
      pets: [
        { species: 'DOG', size: 'SMALL' },
        { species: 'DOG', size: 'MEDIUM' },
        { species: 'CAT', size: 'LARGE' },
        { species: 'RABBIT', size: null },
      ],
    },
  ]);
});

it('shows everyone the counts and the newest day', async () => {
  const [one, other] = [await makeMember(app.dataSource), await makeMember(app.dataSource)];
  await create({ visitedOn: today(-1) });
  await create({ outcome: 'REFUSED', visitedOn: today(-3) }, one);
  for (const conditionKind of ['LEASH', 'CARRIER', 'LEASH'])
    await create({ outcome: 'DIFFERENT', conditionKind, visitedOn: today(-4) }, await makeMember(app.dataSource));
  expect(await read(null)).toEqual({
    id: String(place.id),
    visitSummary: {
      ...{ enteredCount: 1, refusedCount: 1, differentCount: 3, newestOn: today(-1) },
      conditions: [
        { kind: 'LEASH', count: 2 },
        { kind: 'CARRIER', count: 1 },
      ],
    },
    viewerVisitReports: [],
  });
  expect((await read(other)).viewerVisitReports).toEqual([]);
  expect((await read(one)).viewerVisitReports).toMatchObject([{ outcome: 'REFUSED' }]);
});

it('counts neither reports older than 180 days nor those set aside', async () => {
  const add = (visitedOn: string, setAsideAt: Date | null = null) =>
    makeVisitReport(app.dataSource, { facilityId: place.id, visitedOn, setAsideAt });
  await add(today(-181));
  await add(today(), new Date());
  expect((await read(null)).visitSummary).toMatchObject({ enteredCount: 0, newestOn: null });
  await add(today(-180));
  expect((await read(null)).visitSummary).toMatchObject({ enteredCount: 1, newestOn: today(-180) });
});

it.each([
  ['tomorrow', { visitedOn: today(1) }, 'visitedOn', '다녀온 날은 오늘부터 14일 전까지 고를 수 있어요.'],
  ['a day 15 days ago', { visitedOn: today(-15) }, 'visitedOn', '다녀온 날은 오늘부터 14일 전까지 고를 수 있어요.'],
  ['what is no day', { visitedOn: '어제' }, 'visitedOn', '다녀온 날은 오늘부터 14일 전까지 고를 수 있어요.'],
  ['DIFFERENT alone', { outcome: 'DIFFERENT' }, 'conditionKind', '어떤 조건이 달랐는지 골라 주세요.'],
  ['a condition on entering', { conditionKind: 'LEASH' }, 'conditionKind', '조건은 조건이 달랐을 때만 고를 수 있어요.'],
  [
    'a condition on being refused',
    { outcome: 'REFUSED', conditionKind: 'LEASH' },
    ...(['conditionKind', '조건은 조건이 달랐을 때만 고를 수 있어요.'] as const),
  ],
])('refuses %s at its field', async (_what, input, field, text) => {
  const answer = await create(input);
  expect(codeOf(answer)).toBe('BAD_USER_INPUT');
  expect(answer.errors[0]?.extensions?.fieldErrors).toEqual({ [field]: text });
});

it('refuses an empty list of pets, and too many', async () => {
  const dog = { species: 'DOG' };
  for (const pets of [[], Array<object>(6).fill(dog), [{ ...dog, weightKg: 0 }]])
    expect(codeOf(await create({ pets }))).toBe('BAD_USER_INPUT');
  expect(codeOf(await create({ visitedOn: today(-14), pets: Array<object>(5).fill(dog) }))).toBe('ok');
});

it('is NOT_FOUND for unknown places', async () => {
  for (const facilityId of ['0', '999999', 'x']) expect(codeOf(await create({ facilityId }))).toBe('NOT_FOUND');
});

it('accepts one report per member, place and day, also under concurrency', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => create({ outcome: index % 2 ? 'ENTERED' : 'REFUSED' })),
  );
  expect(answers.map(codeOf).sort()).toEqual([...Array<string>(9).fill('CONFLICT'), 'ok']);
  const refused = answers.find((answer) => codeOf(answer) === 'CONFLICT');
  expect(refused?.errors[0]?.message).toBe('이 날의 방문은 이미 알려 주셨어요.');
  expect(codeOf(await create({ visitedOn: today(-1) }))).toBe('ok');
  expect(codeOf(await create({}, await makeMember(app.dataSource)))).toBe('ok');
});

describe('a repeated request', () => {
  const key = () => crypto.randomUUID();
  const reports = async (requestKey: string) =>
    (
      await app.dataSource.query<{ facility_id: number }[]>('SELECT facility_id FROM visit_report WHERE request_key = $1', [
        requestKey,
      ])
    ).map(({ facility_id }) => facility_id);

  it('adds one report and answers with the place again', async () => {
    const requestKey = key();
    const first = await create({ requestKey });
    const again = await create({ requestKey: requestKey.toUpperCase() });
    expect([codeOf(first), again.data]).toEqual(['ok', first.data]);
    expect(await reports(requestKey)).toEqual([place.id]);
  });

  it('adds one report also under concurrency', async () => {
    for (let back = 0; back < 5; back++) {
      const input = { requestKey: key(), visitedOn: today(-back) };
      const answers = await Promise.all([0, 1, 2, 3].map(() => create(input)));
      expect(answers.map(codeOf)).toEqual(Array(4).fill('ok'));
      expect(await reports(input.requestKey)).toEqual([place.id]);
    }
  });

  it('is accepted after the day can no longer be chosen', async () => {
    const requestKey = key();
    await makeVisitReport(app.dataSource, { facilityId: place.id, memberId: member.id, visitedOn: today(-40), requestKey });
    for (const day of [{ visitedOn: today(-40) }, {}]) expect(codeOf(await create({ requestKey, ...day }))).toBe('ok');
    expect(codeOf(await create({ requestKey: key(), visitedOn: today(-40) }))).toBe('BAD_USER_INPUT');
  });

  it.each([{ outcome: 'REFUSED' }, { outcome: 'DIFFERENT', conditionKind: 'LEASH' }, { visitedOn: today(-1) }] as const)(
    'is refused when it says something else: %j',
    async (other) => {
      const requestKey = key();
      expect(codeOf(await create({ requestKey }))).toBe('ok');
      expect((await create({ requestKey, ...other })).errors[0]).toMatchObject({
        message: '같은 요청 이름으로 다른 방문을 이미 알렸습니다.',
        extensions: { code: 'CONFLICT' },
      });
      expect(await reports(requestKey)).toEqual([place.id]);
    },
  );

  it.each(['one after the other', 'at the same moment'])('is refused when it is for another place, %s', async (when) => {
    const requestKey = key();
    const elsewhere = { requestKey, facilityId: String((await makeFacility(app.dataSource)).id) };
    const first = create({ requestKey });
    if (when === 'one after the other') await first;
    const answers = await Promise.all([first, create(elsewhere), create(elsewhere)]);
    const refused = answers.filter(({ errors }) => errors.length > 0);
    expect(refused.length).toBeGreaterThan(0);
    for (const { errors } of refused)
      expect(errors[0]).toMatchObject({
        message: '같은 요청 이름으로 다른 방문을 이미 알렸습니다.',
        extensions: { code: 'CONFLICT', fieldErrors: { requestKey: '새 이름을 보내 주세요.' } },
      });
    if (when === 'one after the other') expect(answers.map(codeOf)).toEqual(['ok', 'CONFLICT', 'CONFLICT']);
    expect(await reports(requestKey)).toHaveLength(1);
  });

  it('is a different request with another member, or with another key', async () => {
    const requestKey = key();
    expect(codeOf(await create({ requestKey }))).toBe('ok');
    expect(codeOf(await create({ requestKey }, await makeMember(app.dataSource)))).toBe('ok');
    expect(codeOf(await create({ requestKey: key() }))).toBe('CONFLICT');
    expect((await create({ requestKey: 'x' })).errors[0]?.extensions?.fieldErrors).toEqual({ requestKey: 'UUID를 보내 주세요.' });
  });
});

it('can be deleted only by its member, who may then report the day again', async () => {
  const { data } = await create();
  const id = data!.createVisitReport.viewerVisitReports[0]!.id;
  const admin = await makeMember(app.dataSource, { isAdmin: true });
  for (const who of [await makeMember(app.dataSource), admin]) expect(codeOf(await remove(id, who))).toBe('NOT_FOUND');
  const answer = await remove(id);
  expect(answer.data?.deleteVisitReport).toMatchObject({ visitSummary: { enteredCount: 0 }, viewerVisitReports: [] });
  expect(codeOf(await remove(id))).toBe('NOT_FOUND');
  for (const unknown of ['0', 'x']) expect(codeOf(await remove(unknown))).toBe('NOT_FOUND');
  expect(codeOf(await create({ outcome: 'REFUSED' }))).toBe('ok');
});

it('shows members their own reports, latest first, at most 15', async () => {
  for (let back = 20; back > 0; back--)
    await makeVisitReport(app.dataSource, { facilityId: place.id, memberId: member.id, visitedOn: today(-back) });
  const days = (await read(member)).viewerVisitReports.map(({ visitedOn }) => visitedOn);
  expect(days).toEqual(Array.from({ length: 15 }, (_, index) => today(-1 - index)));
});

it('is deleted with its place', async () => {
  await create();
  await app.dataSource.query('DELETE FROM facility WHERE id = $1', [place.id]);
  expect(await app.dataSource.query('SELECT FROM visit_report')).toHaveLength(0);
});

it('lists the member’s own of all places, latest visit first, in pages with the total', async () => {
  const elsewhere = await makeFacility(app.dataSource, { name: '다른 곳' });
  await create({ visitedOn: today(-2), outcome: 'REFUSED' });
  await create({ visitedOn: today(-1) });
  await makeVisitReport(app.dataSource, { memberId: member.id, facilityId: elsewhere.id, visitedOn: today() });
  await makeVisitReport(app.dataSource, { facilityId: place.id });
  const list = async (page: number) => {
    const { data } = await app.as(viewerOf(member)).run<{
      viewerVisitReports: { items: { visitedOn: string; facility: { name: string } }[]; totalCount: number };
    }>(`{ viewerVisitReports(page: ${page}, size: 2) { items { visitedOn facility { name } } totalCount } }`);
    const { items, totalCount } = data!.viewerVisitReports;
    return [items.map(({ visitedOn, facility }) => [visitedOn, facility.name]), totalCount];
  };
  expect(await list(0)).toEqual([
    [
      [today(), '다른 곳'],
      [today(-1), place.name],
    ],
    3,
  ]);
  expect(await list(1)).toEqual([[[today(-2), place.name]], 3]);
  expect(await list(2)).toEqual([[], 3]);
});
