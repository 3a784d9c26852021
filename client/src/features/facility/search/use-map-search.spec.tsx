import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { useMapSearch } from './use-map-search';

const FAVORITES = '/KakaoMap?view=favorites';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('leaves one entry of history for a word, also where Enter comes before its search by itself is drawn', () => {
  const { result } = renderHook(
    () => ({
      search: useMapSearch({ onRegionReset: () => undefined }),
      location: useLocation(),
      navigate: useNavigate(),
    }),
    { wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[FAVORITES]}>{children}</MemoryRouter> },
  );
  act(() => result.current.search.changeText('홍대'));
  act(() => {
    jest.advanceTimersByTime(300);
    result.current.search.searchText('홍대 카페');
  });
  expect(result.current.search.applied.filters.query).toBe('홍대 카페');
  act(() => void result.current.navigate(-1));
  expect(result.current.location.pathname + result.current.location.search).toBe(FAVORITES);
});
