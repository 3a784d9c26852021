import { screen } from '@testing-library/react';
import { openFacility } from '../../test/open-facility';

jest.mock('../features/review/form/create-review', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

/** What the server says when it is asked whether it is there. */
const server = jest.fn<Promise<{ ok: boolean }>, []>();
beforeAll(() => Object.assign(globalThis, { fetch: server }));

async function write() {
  const { user } = await openFacility({ isSignedIn: true });
  await user.click(await screen.findByRole('button', { name: '리뷰 쓰기' }));
}
const OFFLINE = '리뷰 양식을 열지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.';

it.each([
  ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is in trouble', () => Promise.resolve({ ok: false })],
])('says that the form does not come when %s', async (_case, answer) => {
  server.mockImplementation(answer);
  await write();
  expect(await screen.findByText(OFFLINE)).toBeVisible();
  expect(screen.queryByText('새 버전이 나왔어요')).not.toBeInTheDocument();
});

it('offers a reload when the server answers: a release has renamed the file', async () => {
  server.mockResolvedValue({ ok: true });
  await write();
  expect(await screen.findByText('새 버전이 나왔어요')).toBeVisible();
  expect(screen.getByRole('button', { name: '새로고침' })).toBeVisible();
  expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument();
});
