import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { answerKakaoScript, fakeKakao } from '../../../test/kakao-script';
import { KOREA_BOX } from './map-geometry';
import type { LatLng, MapBadge, MapHandle, MapPlace, MapStatus, MapViewport, MoveCause } from './map-types';
import { MapView } from './map-view';

const CITY_HALL: LatLng = { latitude: 37.566826, longitude: 126.9786567 };
const BUSAN: LatLng = { latitude: 35.1796, longitude: 129.0756 };
const TOKYO: LatLng = { latitude: 35.68, longitude: 139.76 };

const place = (id: string, name: string, at: LatLng = CITY_HALL): MapPlace => ({
  id,
  name,
  group: '반려의료',
  kind: '동물병원',
  ...at,
});
const near = (i: number): LatLng => ({ latitude: CITY_HALL.latitude + i * 0.004, longitude: CITY_HALL.longitude + i * 0.004 });

const ALLOWED: MapBadge = { sign: 'paw', color: '#2f7d4f', text: '들어갈 수 있어요', isFaded: false };
const DENIED: MapBadge = { sign: 'blocked', color: '#b42318', text: '들어갈 수 없어요', isFaded: true };
const badged = (id: string, badge: MapBadge): MapPlace => ({ ...place(id, `장소 ${id}`, near(Number(id))), badge });

const PLACES = [
  place('1', '튼튼동물병원'),
  place('2', '스타카페 강남역점 본관', near(3)),
  place('3', '<b>굵은</b>&amp;병원', near(-3)),
];

type ViewProps = Partial<Parameters<typeof MapView>[0]>;

describe.each(['open', 'kakao'] as const)('%s map', (kind) => {
  let takeAway: () => void;
  // As in life the script stays once it came.
  beforeAll(() => {
    takeAway = answerKakaoScript('arrives');
  });
  afterAll(() => takeAway());

  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  });

  async function show(props: ViewProps = {}, beforeReady?: (map: MapHandle) => void) {
    const ref = createRef<MapHandle>();
    const moves: [MapViewport, MoveCause][] = [];
    const statuses: MapStatus[] = [];
    const element = (more: ViewProps = {}) => (
      <MapView
        ref={ref}
        kakaoJsKey={kind === 'kakao' ? 'key' : null}
        tileUrl={null}
        places={PLACES}
        renderInfo={({ name }) => <p>{`${name} 리뷰 없음`}</p>}
        onViewportChange={(viewport, cause) => moves.push([viewport, cause])}
        onStatusChange={(status) => statuses.push(status)}
        ariaLabel="장소 지도"
        {...props}
        {...more}
      />
    );
    const { rerender } = render(element());
    const map = ref.current;
    if (!map) throw new Error('no handle');
    beforeReady?.(map);
    await waitFor(() => expect(statuses).toEqual(['loading', 'ready']));
    // No silent fallback: the suite proves the implementation it names.
    expect(document.querySelector('.leaflet-container') === null).toBe(kind === 'kakao');
    const now = (): MapViewport => {
      const viewport = map.viewport();
      if (!viewport) throw new Error('no viewport');
      return viewport;
    };
    return { map, moves, now, user: userEvent.setup(), change: (more: ViewProps) => rerender(element(more)) };
  }

  const run = (action: () => void) => act(action);
  const marker = (name: string) => screen.getByRole('button', { name });
  const inside = ({ latitude, longitude }: LatLng, { bounds }: MapViewport) =>
    latitude > bounds.southWestLat &&
    latitude < bounds.northEastLat &&
    longitude > bounds.southWestLng &&
    longitude < bounds.northEastLng;

  it('starts where it is told and says so once', async () => {
    const { moves } = await show();
    expect(moves).toEqual([[expect.objectContaining({ level: 8 }), 'program']]);
    expect(moves[0]?.[0].center.latitude).toBeCloseTo(CITY_HALL.latitude, 4);
    expect(moves[0]?.[0].center.longitude).toBeCloseTo(CITY_HALL.longitude, 4);
  });

  it("counts in Kakao's levels: a pixel is 32 m at level 8 and 2 m at level 4", async () => {
    const { map, now } = await show();
    const metersPerPixel = () => ((now().bounds.northEastLat - now().bounds.southWestLat) * 111_000) / 400;
    expect(metersPerPixel() / 32).toBeCloseTo(1, 0);
    run(() => map.moveTo(BUSAN, 4));
    expect(now().level).toBe(4);
    expect(now().center.latitude).toBeCloseTo(BUSAN.latitude, 4);
    expect(metersPerPixel() / 2).toBeCloseTo(1, 0);
  });

  it('fits every point, and no point that lies outside Korea', async () => {
    const { map, now } = await show();
    run(() => map.fit([CITY_HALL, BUSAN, TOKYO]));
    expect(inside(CITY_HALL, now())).toBe(true);
    expect(inside(BUSAN, now())).toBe(true);
    expect(now().bounds.northEastLng).toBeLessThan(TOKYO.longitude);
    const before = now();
    run(() => map.fit([]));
    expect(now()).toEqual(before);
  });

  it.each([
    [400, 100],
    [160, 72],
  ])('fits below what stands over its upper edge; a map %d px high leaves %d px', async (height, top) => {
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
    const { map, now } = await show();
    for (let i = 1; i <= 20; i += 1) {
      const points = [CITY_HALL, near(i)] as const;
      run(() => map.fit([...points]));
      const { southWestLat, northEastLat } = now().bounds;
      const fromTop = ((northEastLat - points[1].latitude) / (northEastLat - southWestLat)) * height;
      expect(fromTop).toBeGreaterThan(top - 1);
      expect(inside(points[0], now())).toBe(true);
    }
  });

  it('goes no nearer than level 3 for a single point', async () => {
    const { map, now } = await show();
    run(() => map.fit([BUSAN]));
    expect(now().level).toBe(3);
    expect(inside(BUSAN, now())).toBe(true);
  });

  it('does what was asked before it was ready', async () => {
    const { now } = await show({}, (map) => map.moveTo(BUSAN, 5));
    expect(now()).toMatchObject({ level: 5 });
    expect(now().center.latitude).toBeCloseTo(BUSAN.latitude, 4);
  });

  it('labels markers with seven characters and names them in full, whatever the name holds', async () => {
    await show();
    expect(marker('스타카페 강남역점 본관, 동물병원')).toHaveTextContent(/^스타카페 강남…$/);
    expect(marker('<b>굵은</b>&amp;병원, 동물병원')).toHaveTextContent('<b>굵은</…');
    expect(marker('튼튼동물병원, 동물병원')).toHaveStyle({ '--color': '#C92A2A' });
  });

  it('says in words what the badge of a marker means, and fades one of no use', async () => {
    await show({ places: [badged('1', ALLOWED), badged('2', DENIED), place('3', '보통병원', near(-3))] });
    const allowed = await screen.findByRole('button', { name: '장소 1, 동물병원 · 들어갈 수 있어요' });
    expect(allowed).toHaveAttribute('title', '장소 1 · 들어갈 수 있어요');
    const denied = screen.getByRole('button', { name: '장소 2, 동물병원 · 들어갈 수 없어요' });
    const plain = screen.getByRole('button', { name: '보통병원, 동물병원' });
    expect([allowed, denied, plain].map((marker) => marker.classList.contains('faded'))).toEqual([false, true, false]);
  });

  it('draws a marker again whose place has another badge, name or kind', async () => {
    const { change } = await show({ places: [badged('1', ALLOWED)] });
    await screen.findByRole('button', { name: '장소 1, 동물병원 · 들어갈 수 있어요' });
    for (const [changed, name] of [
      [badged('1', DENIED), '장소 1, 동물병원 · 들어갈 수 없어요'],
      [place('1', '장소 1'), '장소 1, 동물병원'],
      [place('1', '새 이름'), '새 이름, 동물병원'],
      [{ ...place('1', '새 이름'), kind: '카페' }, '새 이름, 카페'],
    ] as const) {
      change({ places: [changed] });
      expect(await screen.findByRole('button', { name })).toBeInTheDocument();
      expect(document.querySelectorAll('[data-place-id]')).toHaveLength(1);
    }
  });

  it('gives a cluster the badge that all of its places have', async () => {
    const crowd = (badge: (i: number) => MapBadge) =>
      Array.from({ length: 150 }, (_, i) => ({ ...badged(String(i), badge(i)), ...CITY_HALL }));
    const { change } = await show({ places: crowd(() => DENIED) });
    const cluster = await screen.findByRole('button', { name: '장소 150곳, 확대해서 보기 · 들어갈 수 없어요' });
    expect(cluster).toHaveClass('faded');
    change({ places: crowd((i) => (i ? DENIED : ALLOWED)) });
    expect(await screen.findByRole('button', { name: '장소 150곳, 확대해서 보기' })).not.toHaveClass('faded');
  });

  it('opens the window of a marker by key, moves the keyboard there and gives it back on Escape', async () => {
    const { user } = await show();
    marker('튼튼동물병원, 동물병원').focus();
    await user.keyboard('{Enter}');
    const info = await screen.findByRole('dialog', { name: '튼튼동물병원' });
    expect(info).toHaveTextContent('튼튼동물병원 리뷰 없음');
    expect(info).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(marker('튼튼동물병원, 동물병원')).toHaveFocus();
  });

  it('shows one window at a time and closes it by its button, by a press beside it and with its place', async () => {
    const { user, change } = await show();
    await user.click(marker('튼튼동물병원, 동물병원'));
    await user.click(marker('스타카페 강남역점 본관, 동물병원'));
    const info = screen.getByRole('dialog', { name: '스타카페 강남역점 본관' });
    expect(screen.getAllByRole('dialog')).toEqual([info]);
    await user.click(within(info).getByRole('button', { name: '정보 창 닫기' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(marker('튼튼동물병원, 동물병원'));
    pressGround();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(marker('튼튼동물병원, 동물병원'));
    change({ places: PLACES.slice(1) });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('tells moves of the person from moves of the page', async () => {
    const { map, moves, user } = await show();
    const last = () => moves.at(-1) as [MapViewport, MoveCause];
    await user.click(screen.getByRole('button', { name: '지도 확대' }));
    await waitFor(() => expect(last()[0].level).toBe(7));
    expect(last()[1]).toBe('user');

    run(() => map.moveTo(BUSAN, 7));
    expect(last()[1]).toBe('program');

    const east = last()[0].center.longitude;
    act(() => screen.getByRole('application').focus());
    // Leaflet reads the old key codes, which user-event leaves out for arrows.
    fireEvent.keyDown(screen.getByRole('application'), { key: 'ArrowRight', keyCode: 39 });
    await waitFor(() => expect(last()[0].center.longitude).toBeGreaterThan(east));
    expect(last()[1]).toBe('user');
  });

  it('does not leave the Korea box', async () => {
    const { map, now } = await show();
    run(() => map.moveTo({ latitude: 20, longitude: 150 }, 6));
    expect(now().level).toBe(6);
    expect(now().bounds.southWestLat).toBeGreaterThan(KOREA_BOX.southWestLat - 0.01);
    expect(now().bounds.northEastLng).toBeLessThan(KOREA_BOX.northEastLng + 0.01);
  });

  it('zooms out no farther than the whole Korea box, and keeps centre and level there', async () => {
    const { map, now, user } = await show();
    run(() => map.moveTo(CITY_HALL, 14));
    const farthest = now();
    expect(farthest.bounds.southWestLat).toBeLessThan(KOREA_BOX.southWestLat);
    expect(farthest.bounds.northEastLat).toBeGreaterThan(KOREA_BOX.northEastLat);
    expect(farthest.center.latitude).toBeGreaterThan(35);
    const zoomOut = screen.getByRole('button', { name: '지도 축소' });
    expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    await user.click(zoomOut);
    expect(now()).toEqual(farthest);
  });

  it('gathers more than a hundred places into clusters that say how many and open when pressed', async () => {
    const many = Array.from({ length: 150 }, (_, i) => place(String(i), `병원 ${i}`, near((i % 50) / 20)));
    const { user, now } = await show({ places: many });
    const clusters = screen.getAllByRole('button', { name: /^장소 \d+곳, 확대해서 보기$/ });
    const inClusters = clusters.reduce((sum, cluster) => sum + Number(cluster.textContent), 0);
    expect(inClusters + screen.queryAllByRole('button', { name: /동물병원$/ }).length).toBe(150);
    await user.click(clusters[0] as HTMLElement);
    expect(now().level).toBeLessThan(8);
  });

  it('shows up to a hundred places one by one', async () => {
    await show({ places: Array.from({ length: 100 }, (_, i) => place(String(i), `병원 ${i}`, near((i % 50) / 20))) });
    // They come some at a time.
    await waitFor(() => expect(document.querySelectorAll('[data-place-id]')).toHaveLength(100));
    expect(screen.getAllByRole('button', { name: /동물병원$/ })).toHaveLength(100);
    expect(screen.queryByRole('button', { name: /^장소 \d+곳, 확대해서 보기$/ })).not.toBeInTheDocument();
  });

  it('gathers a heap of fewer into clusters while it shows much of the country, and leaves a few on one spot as they are', async () => {
    const heap = Array.from({ length: 12 }, (_, i) => place(String(i), `병원 ${i}`, near(i)));
    const few = [0, 1, 2].map((i) => place(`few${i}`, `부산병원 ${i}`, { ...BUSAN, latitude: BUSAN.latitude + i * 0.004 }));
    const { user, map, now } = await show({ places: [...heap, ...few] });
    run(() => map.moveTo({ latitude: 36.4, longitude: 127.9 }, 12));
    const cluster = await screen.findByRole('button', { name: '장소 12곳, 확대해서 보기' });
    expect(cluster).toHaveTextContent('12');
    expect(screen.getAllByRole('button', { name: /^부산병원 \d, 동물병원$/ })).toHaveLength(3);
    await user.click(cluster);
    expect(now().level).toBeLessThan(12);
    expect(inside(heap[5]!, now())).toBe(true);
  });

  it('goes on with a marker that came from a cluster when the keyboard has opened it', async () => {
    const heap = Array.from({ length: 12 }, (_, i) => place(String(i), `병원 ${i}`, near(i)));
    const { user, map } = await show({ places: heap });
    run(() => map.moveTo({ latitude: 36.4, longitude: 127.9 }, 12));
    const cluster = await screen.findByRole('button', { name: '장소 12곳, 확대해서 보기' });
    cluster.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(cluster).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^병원 \d+, 동물병원$|^장소 \d+곳, 확대해서 보기$/));
  });

  it('draws a circle of real metres around a position, and takes it away', async () => {
    const { change } = await show({ accuracyCircle: { center: CITY_HALL, radiusMeters: 50 } });
    expect(screen.getByRole('img', { name: '내 위치' })).toBeInTheDocument();
    expect(circleRadii()).toEqual([50]);
    change({ accuracyCircle: null });
    expect(screen.queryByRole('img', { name: '내 위치' })).not.toBeInTheDocument();
    expect(circleRadii()).toEqual([]);
  });

  function pressGround() {
    if (kind === 'open') fireEvent.click(screen.getByRole('application'));
    else act(() => kakao.maps.event.trigger(fakeKakao().maps.at(-1) as kakao.maps.Map, 'click', {}));
  }

  /** Read from what is drawn: pixels on the open map, the library's own circle on Kakao's. */
  function circleRadii(): number[] {
    if (kind === 'kakao') return fakeKakao().circles.map(({ radius }) => radius);
    const metersPerPixel = 156_543.03 * Math.cos((CITY_HALL.latitude * Math.PI) / 180) * 2 ** -12;
    return [...screen.getByRole('application').querySelectorAll<SVGElement>('svg.circle')].map(
      (drawing) => Math.round(((parseFloat(drawing.style.width) / 2) * metersPerPixel) / 25) * 25,
    );
  }
});
