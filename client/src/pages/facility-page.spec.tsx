import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeFacility } from '../../test/make-facility';
import { renderApp } from '../../test/render-app';
import { FacilityTitle_FacilityFragmentDoc } from '../features/facility/detail/facility-title.generated';
import type { Facility } from '../graphql/types.generated';

/** Awaited, because a page that waits for its first answer within an act that nobody awaits would never be drawn. */
const open = (facility: Partial<Facility> = {}, resolvers: RootResolvers = {}) =>
  act(() =>
    Promise.resolve(
      renderApp('/facility/7', {
        resolvers: { facility: () => makeFacility({ id: '7', name: '달빛 산책 카페', ...facility }), ...resolvers },
      }),
    ),
  );

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const info = async () => within(await screen.findByRole('region', { name: '이용 정보' }));
const labels = async () => (await info()).getAllByRole('term').map((term) => term.textContent);

/** Text of the row of a label. */
const fact = async (label: string) => {
  const term = (await info()).getAllByRole('term').find(({ textContent }) => textContent === label);
  return term?.nextElementSibling?.textContent ?? null;
};

const UNKNOWN: Partial<Facility> = {
  category1: null,
  category2: null,
  category3: null,
  roadAddress: null,
  jibunAddress: null,
  postalCode: null,
  phoneNumber: null,
  homepage: null,
  holiday: null,
  operatingHours: null,
  parkingAvailable: null,
  admissionFeeInfo: null,
  petFriendly: null,
  petTypes: [],
  petOnlyInfo: null,
  allowedPetSize: null,
  petRestrictions: null,
  indoorFacility: null,
  outdoorFacility: null,
  description: null,
  additionalPetFee: null,
  finalCreationDate: null,
};

describe('facts of a place', () => {
  it('shows its rating, which leads to the reviews', async () => {
    await open({ averageRating: 4.25, reviewCount: 39 });
    const rating = await screen.findByRole('link', { name: /별점 4.3/ });
    expect(rating).toHaveAttribute('href', '/facility/7#reviews');
    expect(rating).toHaveTextContent('(39)');
  });

  it('shows name, kind, district and who may come in, and names the page after the place', async () => {
    await open();
    expect(await heading('달빛 산책 카페')).toBeVisible();
    expect(screen.getByText('서울특별시 마포구', { selector: 'header p' })).toBeVisible();
    expect(screen.getAllByText('카페')[0]).toBeVisible();
    expect(screen.getAllByText('개, 고양이만')[0]).toBeVisible();
    expect(document.title).toBe('달빛 산책 카페 | 발도장');
  });

  it('shows every fact in the words of the data', async () => {
    await open({
      outdoorFacility: true,
      admissionFeeInfo: '5000원',
      additionalPetFee: '3,000원',
      petOnlyInfo: '반려동물 전용',
      description: '애견카페, 수제간식',
    });
    expect(await fact('운영시간')).toBe('화~일 10:00~21:00');
    expect(await fact('휴무일')).toBe('매주 월요일');
    expect(await fact('주차')).toBe('가능');
    expect(await fact('실내·실외')).toBe('실내와 실외 모두');
    expect(await fact('이용료')).toBe('5000원');
    expect(await fact('동반 추가 요금')).toBe('3,000원');
    expect(await fact('입장 가능 크기')).toBe('모두 가능');
    expect(await fact('제한사항')).toContain('제한사항 없음');
    expect(await fact('전용 여부')).toBe('반려동물 전용');
    expect(await fact('주소')).toContain('서울특별시 마포구 동교로 242');
    expect(await fact('주소')).toContain('지번 서울특별시 마포구 연남동 390-63');
    expect(await fact('주소')).toContain('우편번호 03983');
    expect(await fact('분류')).toBe('반려동물업 › 반려동물식당카페 › 카페');
    expect(await fact('소개')).toBe('애견카페, 수제간식');
  });

  it('has no row for what is not known', async () => {
    await open({ ...UNKNOWN, category3: '카페', entrySummary: { answer: 'UNKNOWN', text: '동반 정보 없음' } });
    expect(await labels()).toEqual(['분류']);
    expect(screen.queryByRole('link', { name: '전화 걸기' })).not.toBeInTheDocument();
    expect(screen.getAllByText('동반 정보 없음')[0]).toBeVisible();
  });

  it('says no to parking and does not take a closed day for an unknown one', async () => {
    await open({ parkingAvailable: false, indoorFacility: false, outdoorFacility: false });
    expect(await fact('주차')).toBe('불가');
    expect(await labels()).not.toContain('실내·실외');
  });

  it('explains what a catch-all does not promise', async () => {
    await open({ petRestrictions: '제한사항 없음', holiday: '연중무휴', admissionFeeInfo: '변동' });
    expect(await fact('제한사항')).toContain('목줄과 배변봉투는 챙겨 주세요');
    expect(await fact('휴무일')).toContain('24시간 여는 것은 아니에요');
    expect(await fact('이용료')).toContain('가기 전에 확인해 주세요');
  });

  it('keeps that explanation from a place that is open round the clock', async () => {
    await open({ holiday: '연중무휴', operatingHours: '매일 00:00~24:00' });
    expect(await fact('휴무일')).toBe('연중무휴');
  });

  it("calls a clinic's size column what it is: the animals it treats", async () => {
    await open({ category2: '반려의료', category3: '동물병원' });
    expect(await fact('대상 동물')).toBe('모두 가능');
    expect(await labels()).not.toContain('입장 가능 크기');
  });

  it('links telephone numbers, each with its own digits', async () => {
    await open({ phoneNumber: '02-333-4444(내선 5), 010 1234 5678' });
    const card = await info();
    expect(card.getByRole('link', { name: '02-333-4444' })).toHaveAttribute('href', 'tel:023334444');
    expect(card.getByRole('link', { name: '010 1234 5678' })).toHaveAttribute('href', 'tel:01012345678');
    expect(await fact('전화')).toBe('02-333-4444(내선 5), 010 1234 5678');
    expect(screen.getByRole('link', { name: '전화 걸기' })).toHaveAttribute('href', 'tel:023334444');
  });

  it('links every homepage that is http(s), and shows anything else as text', async () => {
    await open({ homepage: 'https://a.example/, http://www.b.example/%2Cx, javascript:alert(1), 매주 월요일' });
    const card = await info();
    const links = card.getAllByRole('link', { name: /새 창/ }).filter((link) => link.getAttribute('href')?.includes('example'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://a.example/', 'http://www.b.example/%2Cx']);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
    expect(card.getByText('javascript:alert(1)').closest('a')).toBeNull();
    expect(card.getByText('매주 월요일', { selector: 'li' }).closest('a')).toBeNull();
  });

  it('tells date and source, and where a mistake can be reported', async () => {
    await open();
    const card = await info();
    expect(card.getByText('2025-03-24에 작성된 정보')).toBeVisible();
    expect(card.getByText('출처 한국문화정보원, 전국 반려동물 동반 가능 문화시설 위치 데이터')).toBeVisible();
    const link = screen.getByRole('link', { name: /한국문화정보원 자료 보기/ });
    expect(link).toHaveAttribute('href', 'https://www.data.go.kr/data/15111389/fileData.do');
  });
});

describe('what a person must know before setting out', () => {
  it('says plainly that pets may not come in', async () => {
    await open({
      petFriendly: false,
      petTypes: [],
      allowedPetSize: '해당없음',
      petRestrictions: '해당없음',
      petOnlyInfo: '해당없음',
    });
    expect(await screen.findByText('반려동물 동반 불가')).toBeVisible();
    const shown = await labels();
    for (const label of ['입장 가능 크기', '제한사항', '전용 여부', '동반 추가 요금']) expect(shown).not.toContain(label);
    expect(screen.queryByText('해당없음')).not.toBeInTheDocument();
  });

  it('says since when a place is missing from the data', async () => {
    await open({ missingSince: '2025-03-24' });
    expect(await screen.findByText(/2025-03-24 자료부터 이 장소가 빠졌어요/)).toBeVisible();
  });

  it('says that a place has closed for good', async () => {
    await open({ isClosed: true, missingSince: '2025-03-24' });
    expect(await screen.findByText(/아주 문을 닫았다고 확인한 곳/)).toBeVisible();
    expect(screen.queryByText(/자료부터 이 장소가 빠졌어요/)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '우리 아이도 될까요?' })).not.toBeInTheDocument();
  });

  it('marks an invented place and does not claim a public source for it', async () => {
    await open({ isDemo: true });
    expect(await screen.findByText(/시연용으로 지어낸 장소예요/)).toBeVisible();
    const card = await info();
    expect(card.getByText('발도장이 시연용으로 지어낸 정보')).toBeVisible();
    expect(card.queryByText(/작성된 정보|출처/)).not.toBeInTheDocument();
  });
});

describe('the way there', () => {
  it("leads to Kakao's directions, whatever the name holds", async () => {
    await open({ name: '멍, 냥/카페' });
    await heading('멍, 냥/카페');
    const href = 'https://map.kakao.com/link/to/%EB%A9%8D%2C%20%EB%83%A5%2F%EC%B9%B4%ED%8E%98,37.5629,126.9255';
    const links = screen.getAllByRole('link', { name: /길찾기/ });
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toHaveAttribute('href', href);
  });

  it('shows the place on a map', async () => {
    await open();
    const map = await screen.findByRole('region', { name: '위치' });
    expect(await within(map).findByLabelText('달빛 산책 카페의 위치를 보여 주는 지도')).toBeVisible();
  });

  it('says that there is no location, and offers the address instead', async () => {
    await open({ latitude: null, longitude: null });
    const map = within(await screen.findByRole('region', { name: '위치' }));
    expect(map.getByText('위치 정보가 없습니다.')).toBeVisible();
    expect(map.getByRole('link', { name: /주소로 찾기/ })).toHaveAttribute(
      'href',
      `https://map.kakao.com/link/search/${encodeURIComponent('서울특별시 마포구 동교로 242')}`,
    );
    expect(screen.queryByRole('link', { name: /길찾기/ })).not.toBeInTheDocument();
  });

  it('does not send anyone to an invented address', async () => {
    await open({ latitude: null, longitude: null, isDemo: true });
    expect(await screen.findByText('위치 정보가 없습니다.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /주소로 찾기/ })).not.toBeInTheDocument();
  });

  it('leads on to other places of the district', async () => {
    await open();
    const more = await screen.findByRole('link', { name: '마포구에서 더 찾기' });
    const { searchParams } = new URL(more.getAttribute('href') ?? '', 'http://x');
    expect([searchParams.get('region'), searchParams.get('district')]).toEqual(['서울특별시', '마포구']);
  });
});

describe('the map where there are no tiles', () => {
  const AROUND = { latitude: 37.5649, longitude: 126.9285 };
  const map = () => screen.findByRole('region', { name: '달빛 산책 카페의 위치를 보여 주는 지도' });
  const location = async () => within(await screen.findByRole('region', { name: '위치' }));
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  });

  const nothingAround = { facilitiesInBounds: () => ({ items: [], totalCount: 0 }) };

  it('shows the places around as pale markers that lead to them', async () => {
    const items = [
      makeFacility({ id: '7', name: '달빛 산책 카페' }),
      makeFacility({ id: '8', name: '연남 동물병원', category3: '동물병원', ...AROUND }),
    ];
    const { user } = await open({}, { facilitiesInBounds: () => ({ items, totalCount: 2 }) });
    const shown = within(await map());
    expect(await shown.findByRole('button', { name: '달빛 산책 카페, 카페' })).not.toHaveClass('dim');
    expect(shown.getAllByRole('button', { name: /, / })).toHaveLength(2);
    const neighbour = shown.getByRole('button', { name: '연남 동물병원, 동물병원' });
    expect(neighbour).toHaveClass('dim');
    await user.click(neighbour);
    const more = within(shown.getByRole('dialog', { name: '연남 동물병원' })).getByRole('link', { name: '상세 보기' });
    expect(more).toHaveAttribute('href', '/facility/8');
  });

  it('names neighbourhoods and stations', async () => {
    const areasAround = () => [{ name: '홍대입구역', ...AROUND }];
    const { server } = await open({}, { areasAround, ...nothingAround });
    expect(await within(await map()).findByText('홍대입구역')).toBeInTheDocument();
    expect(server.calls.find(({ field }) => field === 'areasAround')?.args).toMatchObject({
      latitude: 37.5629,
      longitude: 126.9255,
    });
  });

  it('shows where in its district the place lies', async () => {
    await open();
    const inset = await (await location()).findByRole('img', { name: '시·군·구 안에서의 위치' });
    const [width, height] = ['cx', 'cy'].map((name) => Number(inset.querySelector('circle')?.getAttribute(name)));
    for (const share of [width, height]) expect(share).toBeGreaterThan(0);
    for (const share of [width, height]) expect(share).toBeLessThan(100);
    expect(inset.querySelector('path')?.getAttribute('d')).toMatch(/^M[\d. L]+Z/);
  });

  it.each([
    ['nothing is around', nothingAround],
    [
      'only a name under the marker itself is around',
      { areasAround: () => [makeFacility({ id: '7', name: '연남동' })], ...nothingAround },
    ],
    [
      'what is around cannot be had',
      {
        facilitiesInBounds: () => {
          throw new GraphQLError('데이터베이스가 답하지 않습니다.');
        },
      },
    ],
  ])('gives way to the address where %s', async (_case, resolvers: RootResolvers) => {
    const { user } = await open({}, resolvers);
    const card = await location();
    expect(await card.findByText('서울특별시 마포구 동교로 242')).toBeVisible();
    expect(screen.queryByLabelText('달빛 산책 카페의 위치를 보여 주는 지도')).not.toBeInTheDocument();
    expect(card.getByRole('link', { name: /카카오맵에서 길찾기/ })).toBeVisible();
    await user.click(card.getByRole('button', { name: '주소 복사' }));
    expect(await screen.findByText('주소를 복사했습니다.')).toBeVisible();
  });

  it('leaves a map with tiles as it is', async () => {
    const mapSettings = () => ({ kakaoJsKey: null, tileUrl: 'https://tiles.example/{z}/{x}/{y}.png' });
    const { server } = await open({}, { mapSettings });
    const shown = within(await map());
    expect(await shown.findByRole('button', { name: '달빛 산책 카페, 카페' })).toBeInTheDocument();
    expect(shown.getAllByRole('button', { name: /, / })).toHaveLength(1);
    expect(server.calls.filter(({ field }) => /Around|InBounds/.test(field))).toEqual([]);
  });
});

describe('copying and sharing', () => {
  const LINK = 'http://localhost/facility/7';

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  const provideShare = (share: (data: ShareData) => Promise<void>) =>
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });

  it('copies the road address', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '주소 복사' }));
    expect(await screen.findByText('주소를 복사했습니다.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('서울특별시 마포구 동교로 242');
  });

  it("hands name and link to the device's own sharing", async () => {
    const share = jest.fn(() => Promise.resolve());
    provideShare(share);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '공유' }));
    expect(share).toHaveBeenCalledWith({ title: '달빛 산책 카페', url: LINK });
    expect(screen.queryByText('링크를 복사했습니다.')).not.toBeInTheDocument();
  });

  it('copies the link where the device has no sharing', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '공유' }));
    expect(await screen.findByText('링크를 복사했습니다.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(LINK);
  });

  it('respects that the person closed the sheet', async () => {
    provideShare(() => Promise.reject(new DOMException('closed', 'AbortError')));
    const { user } = await open();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: '공유' }));
    expect(write).not.toHaveBeenCalled();
  });

  it('shows the link, selected, where neither sharing nor the clipboard is allowed', async () => {
    provideShare(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const { user } = await open();
    const button = await screen.findByRole('button', { name: '공유' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(button);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '공유할 링크' });
    expect(field).toHaveValue(LINK);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, LINK.length]);
    expect(field).toHaveAccessibleDescription(/골라 복사해 주세요/);
  });
});

describe('states', () => {
  it('says that there is no such place, and leads to the map', async () => {
    await open({}, { facility: () => null });
    expect(await heading('장소 정보를 찾을 수 없습니다.')).toBeVisible();
    expect(document.title).toBe('장소 정보를 찾을 수 없습니다. | 발도장');
    expect(screen.getByRole('link', { name: '지도에서 찾기' })).toHaveAttribute('href', '/KakaoMap');
  });

  it('says what went wrong and tries again', async () => {
    let isBroken = true;
    const facility = () => {
      if (isBroken) throw new GraphQLError('지금은 자료를 읽을 수 없습니다.', { extensions: { code: 'SERVICE_UNAVAILABLE' } });
      return makeFacility({ id: '7', name: '달빛 산책 카페' });
    };
    const { user } = await open({}, { facility });
    expect(await screen.findByText('지금은 자료를 읽을 수 없습니다.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await heading('달빛 산책 카페')).toBeVisible();
  });

  it('shows the name that a list already brought while the rest is on its way', async () => {
    let answer = (_facility: Facility) => {};
    const facility = () => new Promise<Facility>((resolve) => (answer = resolve));
    const { client, router } = renderApp('/about', { resolvers: { facility } });
    await screen.findByRole('heading', { level: 1 });
    const known = makeFacility({ id: '7', name: '달빛 산책 카페' });
    const firstLines = {
      __typename: 'Facility',
      id: '7',
      name: known.name,
      category2: null,
      category3: '카페',
      sidoName: '서울특별시',
      sigunguName: null,
    };
    client.writeFragment({ fragment: FacilityTitle_FacilityFragmentDoc, data: firstLines });
    await router.navigate('/facility/7');
    expect(await heading('달빛 산책 카페')).toBeVisible();
    expect(screen.getByRole('status', { name: '장소 정보를 불러오는 중이에요' })).toBeVisible();
    act(() => answer(known));
    expect(await fact('운영시간')).toBe('화~일 10:00~21:00');
    await waitFor(() => expect(screen.queryByRole('status', { name: '장소 정보를 불러오는 중이에요' })).not.toBeInTheDocument());
  });
});
