import { defaultAnswers } from '../../../test/default-answers';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeBoard } from '../../../test/make-board';
import { makeMember, signInBefore } from '../../../test/make-member';
import { renderApp } from '../../../test/render-app';

const opener = () => screen.getByRole('button', { name: /^메뉴 (열기|닫기)$/ });
const isOpen = () => opener().getAttribute('aria-expanded') === 'true';

describe('the menu on a narrow screen', () => {
  it('opens and closes with its button, and says which it is', async () => {
    const { user } = renderApp('/about');
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('navigation', { name: '주 메뉴' })).toHaveAttribute('data-open', 'false');
    await user.click(opener());
    expect(opener()).toHaveAccessibleName('메뉴 닫기');
    expect(screen.getByRole('navigation', { name: '주 메뉴' })).toHaveAttribute('data-open', 'true');
    await user.click(opener());
    expect(isOpen()).toBe(false);
  });

  it('gives the keyboard back to its button when the sign-in dialog closes', async () => {
    const { user } = renderApp('/about');
    await user.click(opener());
    await user.click(await screen.findByRole('button', { name: '로그인' }));
    expect(isOpen()).toBe(false);
    await screen.findByRole('dialog', { name: '로그인' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('closes on Escape and gives the keyboard back to its button', async () => {
    const { user } = renderApp('/about');
    await user.click(opener());
    await user.tab();
    expect(screen.getByRole('link', { name: '지도 검색' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(opener()).toHaveFocus();
  });

  it('closes when an item is chosen', async () => {
    const { user, address } = renderApp('/');
    await user.click(opener());
    await user.click(screen.getByRole('link', { name: '소개' }));
    expect(isOpen()).toBe(false);
    expect(address()).toBe('/about');
  });

  describe('when the mouse leaves', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    const open = async () => {
      renderApp('/about', { user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) });
      await act(() => jest.advanceTimersByTimeAsync(100));
      fireEvent.click(opener());
      expect(isOpen()).toBe(true);
    };
    const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

    it('closes 300 ms later, not sooner', async () => {
      await open();
      fireEvent.mouseLeave(screen.getByRole('banner'));
      await wait(299);
      expect(isOpen()).toBe(true);
      await wait(1);
      expect(isOpen()).toBe(false);
    });

    it('stays open when the mouse is back in time', async () => {
      await open();
      fireEvent.mouseLeave(screen.getByRole('banner'));
      await wait(200);
      fireEvent.mouseEnter(screen.getByRole('banner'));
      await wait(1000);
      expect(isOpen()).toBe(true);
    });
  });
});

it('marks the page that is open', async () => {
  renderApp('/about');
  expect(screen.getByRole('link', { name: '소개' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '지도 검색' })).not.toHaveAttribute('aria-current');
  await screen.findByRole('heading', { level: 1 });
});

it.each(['/board/list', '/board/7', '/board/add'])('marks the announcements at %s', async (path) => {
  renderApp(path, { resolvers: { board: () => makeBoard({ id: '7' }) } });
  expect(screen.getByRole('link', { name: '공지사항' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '소개' })).not.toHaveAttribute('aria-current');
  await screen.findByRole('heading', { level: 1 });
});

describe('the items of the menu', () => {
  const items = () => within(screen.getByRole('navigation', { name: '주 메뉴' })).getAllByRole('link');
  const EVERYBODY = ['지도 검색', '최신 리뷰', '공지사항', '소개', '문의'];

  it('lead a visitor to what everybody may see', async () => {
    renderApp('/about');
    await screen.findByRole('heading', { level: 1 });
    expect(items().map((item) => item.textContent)).toEqual(EVERYBODY);
    expect(screen.getByRole('link', { name: '문의' })).toHaveAttribute('href', '/support');
  });

  it('are no more for a member', async () => {
    signInBefore();
    renderApp('/about', { resolvers: { viewer: () => makeMember() } });
    await screen.findByRole('button', { name: /보리누나/ });
    expect(screen.queryByRole('link', { name: '관리' })).not.toBeInTheDocument();
  });

  it('lead an administrator to the administration too', async () => {
    signInBefore();
    renderApp('/about', { resolvers: { viewer: () => makeMember({ authNames: ['admin'] }) } });
    expect(await screen.findByRole('link', { name: '관리' })).toHaveAttribute('href', '/admin');
    expect(
      items()
        .slice(0, 6)
        .map((item) => item.textContent),
    ).toEqual([...EVERYBODY, '관리']);
  });
});

describe('the mark for invented places', () => {
  it('shows while the places are invented and leads to what that means', async () => {
    renderApp('/', {
      resolvers: { facilityDataset: () => ({ ...defaultAnswers.facilityDataset(), isDemo: true, edition: null }) },
    });
    expect(await screen.findByRole('link', { name: /^시연용 장소/ })).toHaveAttribute('href', '/about#data');
  });

  it('is absent once real places are there', async () => {
    renderApp('/');
    expect(await screen.findByText(/2025-03-24 기준 · 23,980곳/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /시연용/ })).not.toBeInTheDocument();
  });
});
