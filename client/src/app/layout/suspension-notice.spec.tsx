import { screen, within } from '@testing-library/react';
import { makeMember, signInBefore } from '../../../test/make-member';
import { renderApp } from '../../../test/render-app';

const open = (until: string | null) => {
  signInBefore();
  const suspension = { reason: '광고를 거듭 올림', since: '2026-03-01T03:34:00.000Z', until };
  return renderApp('/about', { resolvers: { viewer: () => makeMember({ suspension }) } });
};
const notice = async () => within(await screen.findByRole('complementary', { name: '이용 정지 안내' }));

it('tells a suspended member why and until when, and leads to the objection', async () => {
  const { address, user } = open('2026-03-08T03:34:00.000Z');
  const shown = await notice();
  expect(shown.getByText('2026-03-08 12:34까지 이용이 정지되었어요.')).toBeVisible();
  expect(shown.getByText('사유: 광고를 거듭 올림')).toBeVisible();
  await user.click(shown.getByRole('link', { name: '이의 제기' }));
  expect(address()).toBe('/support?about=suspension');
  expect(await notice()).toBeTruthy();
});

it('comes before the page when read aloud', async () => {
  open(null);
  const place = (await notice()).getByText('이용이 정지되었어요.');
  expect(screen.getByRole('banner').compareDocumentPosition(place)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('main').compareDocumentPosition(place)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it('is gone with the session, and others never see it', async () => {
  const { user } = open(null);
  await notice();
  await user.click(screen.getByRole('button', { name: /보리누나/ }));
  await user.click(await screen.findByRole('button', { name: '로그아웃' }));
  await screen.findByText('로그아웃했습니다.');
  expect(screen.queryByRole('complementary', { name: '이용 정지 안내' })).not.toBeInTheDocument();
});
