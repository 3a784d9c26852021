import { act, render, screen, waitFor } from '@testing-library/react';
import { theme } from 'antd';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderApp } from '../../../test/render-app';
import { AntdTheme } from '../../components/antd-theme';
import { localStore } from '../storage';
import { PALETTE } from './palette';
import { chooseTheme } from './use-theme';

const FILE = readFileSync(join(__dirname, '../../../public/theme.js'), 'utf8');
const root = document.documentElement;

/** As the browser does before it paints. */
// eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- Runs public/theme.js as a page would.
const startPage = () => void new Function(FILE)();

const colorScheme = () => document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')!.content;
const themeColors = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ media }) => media);
const select = () => screen.getByRole('combobox', { name: '화면 테마' });

beforeEach(() => {
  const tags = ['color-scheme', 'theme-color', 'theme-color'].map((name) => `<meta name="${name}">`);
  document.head.innerHTML = tags.join('');
});
afterEach(() => chooseTheme('system'));

describe('before anything is painted', () => {
  it('follows the system while nothing was chosen', () => {
    startPage();
    expect(root).not.toHaveAttribute('data-theme');
    expect(colorScheme()).toBe('light dark');
    expect(themeColors()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it('sets what was chosen in the menu, for the page and the bars of the browser', () => {
    localStore.set('theme', 'dark');
    startPage();
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(colorScheme()).toBe('dark');
    expect(themeColors()).toEqual(['not all', 'all']);
  });

  it('takes no other value', () => {
    localStore.set('theme', 'sepia');
    startPage();
    expect(root).not.toHaveAttribute('data-theme');
  });

  it('follows the system where site data is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    startPage();
    expect(root).not.toHaveAttribute('data-theme');
  });
});

describe('the menu', () => {
  it('changes the theme at once, keeps it in the browser, and gives it back to the system', async () => {
    startPage();
    const { user } = renderApp('/terms');
    expect(select()).toHaveDisplayValue('시스템 설정');
    await user.selectOptions(select(), '어둡게');
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(select()).toHaveDisplayValue('어둡게');
    expect(localStore.get('theme')).toBe('dark');
    await waitFor(() => expect(colorScheme()).toBe('dark'));
    await user.selectOptions(select(), '시스템 설정');
    expect(root).not.toHaveAttribute('data-theme');
    expect(localStore.get('theme')).toBeNull();
    await waitFor(() => expect(colorScheme()).toBe('light dark'));
  });

  it('follows what another tab chose', async () => {
    startPage();
    renderApp('/terms');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' })));
    await waitFor(() => expect(select()).toHaveDisplayValue('밝게'));
    expect(root).toHaveAttribute('data-theme', 'light');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    await waitFor(() => expect(select()).toHaveDisplayValue('시스템 설정'));
  });
});

describe('antd', () => {
  const Ground = () => <p>{theme.useToken().token.colorBgContainer}</p>;

  it('follows the system while nothing is chosen, then the choice', async () => {
    const listeners = new Set<EventListener>();
    let isDark = false;
    const media = window.matchMedia('');
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...media,
      matches: isDark && query === '(prefers-color-scheme: dark)',
      addEventListener: (_type: string, listener: unknown) => void listeners.add(listener as EventListener),
    }));
    render(
      <AntdTheme>
        <Ground />
      </AntdTheme>,
    );
    expect(screen.getByText(PALETTE.surface.light)).toBeVisible();
    isDark = true;
    act(() => listeners.forEach((listener) => listener(new Event('change'))));
    expect(screen.getByText(PALETTE.surface.dark)).toBeVisible();
    act(() => chooseTheme('light'));
    expect(await screen.findByText(PALETTE.surface.light)).toBeVisible();
  });
});
