import { act, screen, waitFor, within } from '@testing-library/react';
import { makeMember, signInBefore } from '../../test/make-member';
import { makeReview, makeReviewPhoto } from '../../test/make-review';
import { openAdmin } from '../../test/open-admin';
import { openFacility } from '../../test/open-facility';
import { renderApp } from '../../test/render-app';

const asMember = (path: string) => {
  signInBefore();
  return renderApp(path, { resolvers: { viewer: () => makeMember(), member: () => makeMember() } });
};
const photos = () => ({ items: [makeReviewPhoto('p1')], totalCount: 1 });
const another = makeReview({ id: '1' });
const own = makeReview({ id: '1', viewerIsAuthor: true, viewerCanEdit: true, member: makeMember() });

/** jsdom reports a move in a later task. */
const back = () =>
  act(async () => {
    window.history.back();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

/** What lies over a page, and how it is opened: name of the dialog, name of its button. */
const OVERLAYS: [string, string | RegExp, () => ReturnType<typeof renderApp> | ReturnType<typeof openFacility>][] = [
  ['사진 보기', /크게 보기$/, () => openFacility({ resolvers: { reviewPhotos: photos } })],
  ['검색 조건', '검색 조건 열기', () => renderApp('/KakaoMap')],
  ['챗봇', '챗봇 열기', () => renderApp('/about')],
  ['로그인', '로그인', () => openFacility()],
  ['리뷰를 신고할까요?', '신고', () => openFacility({ isSignedIn: true, reviews: [another] })],
  ['리뷰를 삭제할까요?', '삭제', () => openFacility({ isSignedIn: true, reviews: [own] })],
  ['비밀번호 변경', '비밀번호 변경', () => asMember('/member/edit?email=bori%40example.com')],
  ['회원 탈퇴', '회원 탈퇴', () => asMember('/member?email=bori%40example.com')],
  ['2026년 5월 5일 화요일', /^5월 5일/, () => asMember('/member?email=bori%40example.com&month=2026-05')],
  ['공휴일 추가', '공휴일 추가', () => openAdmin('/admin/holidays')],
];

describe('Back on a phone', () => {
  it.each(OVERLAYS)('closes %s before it leaves the page', async (name, opener, open) => {
    const { user, address } = await open();
    await screen.findAllByRole('button', { name: opener });
    const page = address();
    // The header has a button of its own for the sign-in, in the menu.
    await user.click(screen.getAllByRole('button', { name: opener }).at(-1)!);
    const dialog = await screen.findByRole('dialog', { name });
    await back();
    await waitFor(() => expect(dialog).not.toBeVisible());
    expect(address()).toBe(page);
  });

  it('closes the menu of the header', async () => {
    const { user, address } = renderApp('/about');
    await user.click(await screen.findByRole('button', { name: '메뉴 열기' }));
    await back();
    expect(screen.getByRole('button', { name: '메뉴 열기' })).toHaveAttribute('aria-expanded', 'false');
    expect(address()).toBe('/about');
  });

  it.each<[string, string | RegExp, string, () => ReturnType<typeof renderApp> | ReturnType<typeof openFacility>]>([
    ['리뷰를 신고할까요?', '신고', '자세한 내용', () => openFacility({ isSignedIn: true, reviews: [another] })],
    ['공휴일 추가', '공휴일 추가', '이름', () => openAdmin('/admin/holidays')],
  ])('asks before it closes %s with a text that was typed', async (name, opener, field, open) => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: opener }));
    const dialog = await screen.findByRole('dialog', { name });
    await user.type(within(dialog).getByLabelText(field), '글');
    await back();
    expect(await screen.findByText('저장하지 않은 내용이 있습니다')).toBeVisible();
    await back();
    await waitFor(() => expect(screen.queryByText('저장하지 않은 내용이 있습니다')).not.toBeInTheDocument());
    expect(within(dialog).getByLabelText(field)).toHaveValue('글');
    await back();
    await user.click(await screen.findByRole('button', { name: '저장하지 않고 나가기' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
  });
});
