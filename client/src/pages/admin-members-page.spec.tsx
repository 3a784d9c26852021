import { screen, waitFor, within } from '@testing-library/react';
import { KAKAO_PLACEHOLDER, makeMember, refusal } from '../../test/make-member';
import { pageOf } from '../../test/make-review';
import { choose, openAdmin, tableRows } from '../../test/open-admin';

const PATH = '/admin/member/list';
const many = Array.from({ length: 41 }, (_, index) =>
  makeMember({ id: String(index + 2), email: `m${index + 1}@example.com`, nickName: `회원${index + 1}` }),
);
/** jsdom's Blob has no `text()`. */
const readText = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
interface Args {
  query: string;
  page: number;
  size: number;
}
const members = ({ query, ...page }: Args) =>
  pageOf(
    many.filter(({ email }) => email.includes(query)),
    page,
  );

it('shows e-mail, nickname and the day of joining in Korea, and opens the profile', async () => {
  const joined = makeMember({ id: '2', email: 'kong@example.com', nickName: '콩이아빠', insertedAt: '2026-02-28T15:30:00.000Z' });
  const { user, address } = openAdmin(PATH, { members: () => ({ items: [joined], totalCount: 1 }) });
  const [row] = await tableRows('회원 목록');
  expect(
    within(row!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(['kong@example.com', '콩이아빠', '2026-03-01', '이메일', '이용 중', '0', '0', '-']);
  expect(within(row!).getByRole('link')).toHaveAttribute('href', '/member?email=kong%40example.com');
  await user.click(within(row!).getByText('콩이아빠'));
  expect(address()).toBe('/member?email=kong%40example.com');
});

it('shows how a member signs in, whether they may write, and what they left', async () => {
  const member = makeMember({
    provider: 'KAKAO',
    suspension: { reason: '광고', since: '2026-03-01T00:00:00.000Z', until: null },
    reviewCount: 1234,
    receivedReportCount: 7,
    lastSignInAt: '2026-03-04T15:30:00.000Z',
  });
  openAdmin(PATH, { members: () => ({ items: [member], totalCount: 1 }) });
  const [row] = await tableRows('회원 목록');
  const cells = within(row!).getAllByRole('cell');
  expect(cells.slice(3).map(({ textContent }) => textContent)).toEqual(['카카오', '이용 정지', '1,234', '7', '2026-03-05']);
});

it('narrows the list, in the address too, and leads back to everybody', async () => {
  const { user, address, asked } = openAdmin(`${PATH}?p=2&state=NONSENSE`, {
    members: ({ state, ...args }: Args & { state?: string }) => (state ? { items: [], totalCount: 0 } : members(args)),
  });
  await screen.findByText('m21@example.com');
  await choose(user, '역할', '관리자');
  await waitFor(() => expect(address()).toBe(`${PATH}?role=ADMIN`));
  expect(asked('members').at(-1)).toMatchObject({ role: 'ADMIN', page: 0 });
  expect(await screen.findByText('조건에 맞는 결과 41명')).toBeVisible();
  await choose(user, '상태', '이용 정지');
  await waitFor(() => expect(address()).toBe(`${PATH}?role=ADMIN&state=SUSPENDED`));
  await user.click(await screen.findByRole('link', { name: '모두 보기' }));
  expect(await screen.findByText('m1@example.com')).toBeVisible();
  expect(address()).toBe(PATH);
});

describe('the file', () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let blob = new Blob();
    URL.createObjectURL = jest.fn((given: Blob) => {
      blob = given;
      return 'blob:members';
    });
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: readText(blob) });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('holds everybody whom the list shows', async () => {
    const { user, asked } = openAdmin(`${PATH}?q=kong&role=ADMIN&sort=EMAIL&p=2`, {
      members,
      membersCsv: () => '이메일\r\na@b.kr',
    });
    await user.click(await screen.findByRole('button', { name: 'CSV 내려받기' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.name).toMatch(/\.csv$/);
    expect(await saved[0]!.text).toBe('이메일\r\na@b.kr');
    expect(asked('membersCsv')).toEqual([{ query: 'kong', role: 'ADMIN', provider: null, state: null, sort: 'EMAIL' }]);
  });

  it('may be asked for again when it did not come', async () => {
    const { user } = openAdmin(PATH, {
      members,
      membersCsv: () => {
        throw refusal('INTERNAL_SERVER_ERROR', 'broken');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'CSV 내려받기' }));
    expect(await screen.findByText('회원 목록을 내려받지 못했습니다.')).toBeVisible();
    expect(saved).toEqual([]);
    expect(screen.getByRole('button', { name: 'CSV 내려받기' })).not.toHaveAttribute('aria-busy');
  });
});

it('says that a Kakao member without an e-mail has none', async () => {
  const member = makeMember({ id: '2', email: KAKAO_PLACEHOLDER, nickName: '콩이아빠' });
  openAdmin(PATH, { members: () => ({ items: [member], totalCount: 1 }) });
  const link = await screen.findByRole('link', { name: '이메일 없음 (카카오)' });
  expect(link).toHaveAttribute('href', `/member?email=${encodeURIComponent(KAKAO_PLACEHOLDER)}`);
});

it('breaks long e-mails at their parts, never within a word', async () => {
  const member = makeMember({ id: '2', email: 'walker22.seoul@baldojang.example' });
  openAdmin(PATH, { members: () => ({ items: [member], totalCount: 1 }) });
  expect((await screen.findByText(member.email)).innerHTML.split('<wbr>')).toEqual([
    'walker22.',
    'seoul',
    '@baldojang.',
    'example',
  ]);
});

it('asks the server for pages, order and search, and keeps them in the address', async () => {
  const { user, address, asked, router } = openAdmin(`${PATH}?p=2`, { members });
  await screen.findByText('m21@example.com');
  expect(asked('members')).toEqual([{ query: '', sort: 'NEWEST', page: 1, size: 20 }]);
  expect(screen.getByText('모두 41명')).toBeVisible();

  await user.click(screen.getByRole('link', { name: '3페이지' }));
  expect(await screen.findByText('m41@example.com')).toBeVisible();
  expect(address()).toBe(`${PATH}?p=3`);
  expect(screen.getByRole('region', { name: '회원 목록' })).toHaveFocus();

  await user.click(screen.getByRole('columnheader', { name: /별명/ }));
  await waitFor(() => expect(address()).toBe(`${PATH}?sort=NICK_NAME`));
  expect(asked('members').at(-1)).toMatchObject({ sort: 'NICK_NAME', page: 0 });

  const box = screen.getByRole('searchbox', { name: '이메일이나 별명으로 찾기' });
  await user.type(box, ' m41@ {Enter}');
  expect(await screen.findByText('‘m41@’ 검색 결과 1명')).toBeVisible();
  expect(address()).toBe(`${PATH}?q=m41%40&sort=NICK_NAME`);
  expect(box).toHaveFocus();
  await router.navigate(-1);
  await waitFor(() => expect(box).toHaveValue(''));
  expect(await screen.findByText('모두 41명')).toBeVisible();
});

it('turns the days around and back', async () => {
  const { user, address } = openAdmin(PATH, { members });
  const head = await screen.findByRole('columnheader', { name: /가입일/ });
  expect(head).toHaveAttribute('aria-sort', 'descending');
  await user.click(head);
  await waitFor(() => expect(address()).toBe(`${PATH}?sort=OLDEST`));
  expect(screen.getByRole('columnheader', { name: /가입일/ })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('columnheader', { name: /가입일/ }));
  await waitFor(() => expect(address()).toBe(PATH));
});

it('goes to the last page that there is, and makes nothing of nonsense', async () => {
  const { address } = openAdmin(`${PATH}?p=99&sort=WRONG`, { members });
  expect(await screen.findByText('m41@example.com')).toBeVisible();
  expect(address()).toBe(`${PATH}?p=3`);
});

it('says when nothing is found, and leads to everybody', async () => {
  const { user, address } = openAdmin(`${PATH}?q=nobody`, { members });
  expect(await screen.findByText('검색 결과가 없습니다.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '모두 보기' }));
  expect(await screen.findByText('m1@example.com')).toBeVisible();
  expect(address()).toBe(PATH);
});

it.each([
  ['UNAUTHENTICATED', '로그인이 만료되었습니다. 다시 로그인해 주세요.'],
  ['FORBIDDEN', '회원 목록을 불러오는 중 문제가 발생했습니다.'],
])('leads to the sign-in when the server refuses, and says so once (%s)', async (code, text) => {
  const { address } = openAdmin(PATH, {
    members: () => {
      throw refusal(code, '볼 수 없습니다.');
    },
  });
  await waitFor(() => expect(address()).toBe('/login'));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getAllByText(/로그인이 만료|회원 목록을 불러오는 중 문제/)).toHaveLength(1);
});

it('may be asked again when it fails', async () => {
  let isBroken = true;
  const { user } = openAdmin(PATH, {
    members: (args: Args) => {
      if (isBroken) throw refusal('INTERNAL_SERVER_ERROR', 'broken');
      return members(args);
    },
  });
  expect(await screen.findByText('회원 목록을 불러오는 중 문제가 발생했습니다.')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('m1@example.com')).toBeVisible();
});
