import { expect, type Locator, type Page } from '@playwright/test';
import type { Bounds } from './api';
import { settle } from './settle';

interface Position {
  latitude: number;
  longitude: number;
  level: number;
}

/** Left and top of each marker, by its place. */
type MarkerPlaces = Record<string, [number, number]>;

const METERS_PER_DEGREE = 111_000;

/** The map search as a person sees it, at both widths. */
export class MapPage {
  readonly searchBox: Locator;
  readonly suggestions: Locator;
  readonly map: Locator;
  readonly markers: Locator;
  readonly infoWindow: Locator;
  /** What the information window says of reviews, whether there are any or not. */
  readonly infoRating: Locator;
  readonly results: Locator;
  readonly names: Locator;
  readonly chips: Locator;
  /** What was read out of the text. */
  readonly understood: Locator;
  readonly pages: Locator;
  readonly banner: Locator;
  readonly drawer: Locator;
  readonly drawerOpener: Locator;

  constructor(
    private readonly page: Page,
    private readonly isPhone: boolean,
  ) {
    this.searchBox = page.getByRole('combobox', { name: '장소 검색' });
    this.suggestions = page.getByRole('listbox', { name: '검색어 제안' }).getByRole('option');
    this.map = page.getByRole('region', { name: '장소를 보여 주는 지도' });
    this.markers = this.map.locator('[data-place-id]');
    this.infoWindow = this.map.getByRole('dialog');
    this.infoRating = this.infoWindow.getByText(/^(아직 리뷰 없음|별점 .*리뷰 \d+개)$/);
    this.results = page.getByRole('region', { name: '검색 결과' });
    this.names = this.results.getByRole('heading', { level: 3 });
    this.chips = this.results.getByRole('group', { name: '적용한 조건' });
    this.understood = this.results.getByRole('group', { name: '이렇게 이해했어요' });
    this.pages = this.results.getByRole('navigation', { name: '검색 결과 쪽' });
    this.banner = this.results.getByText('현재 지도 화면의 검색 결과입니다. 지도를 움직여 다른 지역도 확인해 보세요.');
    this.drawer = page.getByRole('dialog', { name: '검색 조건' });
    this.drawerOpener = page.getByRole('button', { name: /^검색 조건 열기/ });
  }

  /** Opens the page and waits until it can be used. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/KakaoMap${query}`);
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(this.map.getByRole('button', { name: '지도 확대' })).toBeVisible();
  }

  async search(text: string): Promise<void> {
    await this.searchBox.fill(text);
    await this.searchBox.press('Enter');
  }

  /** The filters as they stand beside the results or, on a phone, in the drawer; there, its button ends the choice. */
  async withFilters(choose: (panel: Locator) => Promise<void>): Promise<void> {
    if (!this.isPhone) return choose(this.page.getByRole('complementary', { name: '검색 조건' }));
    await this.drawerOpener.click();
    await expect(this.drawer).toBeVisible();
    // A click on what slides away from under it goes nowhere.
    await settle(this.page);
    await choose(this.drawer);
    await this.drawer.getByRole('button', { name: / 보기$/ }).click();
    await expect(this.drawer).toBeHidden();
  }

  /** What the panel says, without searching. */
  async readFilters(read: (panel: Locator) => Promise<void>): Promise<void> {
    if (!this.isPhone) return read(this.page.getByRole('complementary', { name: '검색 조건' }));
    await this.drawerOpener.click();
    await read(this.drawer);
    await this.drawer.getByRole('button', { name: '닫기' }).click();
    await expect(this.drawer).toBeHidden();
  }

  async expectTotal(total: number): Promise<void> {
    await expect(this.results.getByRole('heading', { level: 2 })).toHaveText(`검색 결과${count(total)}`);
  }

  toast(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }

  /** The viewport that the address says was searched. */
  searchedBounds(): Bounds {
    const box = new URL(this.page.url()).searchParams.get('box') ?? '';
    const [southWestLat, southWestLng, northEastLat, northEastLng] = box.split(',').map(Number) as [
      number,
      number,
      number,
      number,
    ];
    return { southWestLat, southWestLng, northEastLat, northEastLng };
  }

  /** The map's place as the address says it, once it is written there. */
  async position(): Promise<Position> {
    await expect(this.page).toHaveURL(/[?&]level=\d+/);
    const { searchParams } = new URL(this.page.url());
    const [latitude, longitude, level] = ['lat', 'lng', 'level'].map((name) => Number(searchParams.get(name))) as [
      number,
      number,
      number,
    ];
    return { latitude, longitude, level };
  }

  /** To the pixel: a map cannot stand between two of them. */
  async expectPosition(expected: Position): Promise<void> {
    const degreesPerPixel = 2 ** (expected.level - 3) / METERS_PER_DEGREE;
    await expect(async () => {
      const { latitude, longitude, level } = await this.position();
      expect(level).toBe(expected.level);
      expect(Math.abs(latitude - expected.latitude)).toBeLessThan(1.5 * degreesPerPixel);
      expect(Math.abs(longitude - expected.longitude)).toBeLessThan(1.5 * degreesPerPixel);
    }).toPass();
  }

  async expectMarkerPlaces(expected: MarkerPlaces): Promise<void> {
    await expect(async () => {
      const places = await this.markerPlaces();
      expect(Object.keys(places).sort()).toEqual(Object.keys(expected).sort());
      for (const [id, [left, top]] of Object.entries(expected)) {
        expect(Math.abs((places[id]?.[0] ?? NaN) - left)).toBeLessThanOrEqual(2);
        expect(Math.abs((places[id]?.[1] ?? NaN) - top)).toBeLessThanOrEqual(2);
      }
    }).toPass();
  }

  /** By the mouse, near the left edge, where neither a window nor a marker in the middle is in its way. */
  async drag(down: number): Promise<void> {
    const box = await this.map.boundingBox();
    if (!box) throw new Error('no map');
    const [x, y] = [box.x + 24, box.y + box.height / 2];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x, y + down, { steps: 5 });
    await this.page.mouse.up();
  }

  /** Where every marker stands on the screen. */
  async markerPlaces(): Promise<MarkerPlaces> {
    // The marker of a card that the mouse is on shows its name.
    await this.page.mouse.move(0, 0);
    return this.markers.evaluateAll((markers) =>
      Object.fromEntries(
        markers.map((marker) => {
          const { left, top } = marker.getBoundingClientRect();
          return [marker.getAttribute('data-place-id') ?? '', [Math.round(left), Math.round(top)]];
        }),
      ),
    );
  }
}

/** 1240 → 1,240곳, as the page writes it. */
export const count = (total: number): string => `${total.toLocaleString('ko-KR')}곳`;
