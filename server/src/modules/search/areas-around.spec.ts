import { makeFacility } from '../../../test/factories';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';

const AROUND = `query ($latitude: Float!, $longitude: Float!, $radiusMeters: Int!, $limit: Int) {
  areasAround(latitude: $latitude, longitude: $longitude, radiusMeters: $radiusMeters, limit: $limit) { name latitude longitude }
}`;
/** Of Hapjeong station (content/gazetteer.csv). */
const HERE = { latitude: 37.5495, longitude: 126.9139 };

describe('areas around a point', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ config: { rateLimits: false } });
    const of = (legalEupMyeonDongName: string, latitude: number | null, longitude: number | null = 126.9145) =>
      makeFacility(app.dataSource, { legalEupMyeonDongName, latitude, longitude });
    await of('가람동', 37.5501);
    await of('가람동', 37.5503);
    await of('나루동', 37.552);
    await of('다솜동', 37.8);
    await of('라온동', null, null);
  });
  afterAll(() => app.stop());

  const ask = (radiusMeters: number, limit?: number) =>
    app.run<{ areasAround: { name: string; latitude: number; longitude: number }[] }>(AROUND, {
      ...HERE,
      radiusMeters,
      limit,
    });
  const namesAround = async (radiusMeters: number, limit?: number) => {
    const { data, errors } = await ask(radiusMeters, limit);
    expect(errors).toEqual([]);
    return data!.areasAround.map(({ name }) => name);
  };

  it('are stations and neighbourhoods, the nearest first', async () => {
    expect(await namesAround(400)).toEqual(['합정역', '가람동', '나루동']);
  });

  it('are located at the centroid of their places', async () => {
    const { data } = await ask(400);
    expect(data!.areasAround[1]?.latitude).toBeCloseTo(37.5502, 5);
  });

  it('are limited to the requested number, at most 50', async () => {
    expect(await namesAround(5000, 2)).toEqual(['합정역', '가람동']);
    expect((await namesAround(5000)).length).toBe(30);
    const codes = await Promise.all([0, 51].map(async (limit) => codeOf(await ask(400, limit))));
    expect(codes).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
  });

  it('contain each name once', async () => {
    const names = await namesAround(20_000, 50);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('라온동');
  });
});
