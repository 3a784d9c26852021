import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router';

/** A router that keeps its addresses in memory, and a hand on it from outside. Starts at the last of the `entries`. */
export function createTestRouter(entries: string[]) {
  let here = '';
  let go: NavigateFunction | undefined;

  function Hand() {
    const { pathname, search } = useLocation();
    here = pathname + search;
    go = useNavigate();
    return null;
  }

  return {
    Router: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={entries}>
        <Hand />
        {children}
      </MemoryRouter>
    ),
    navigate: async (to: string | number) => {
      await (typeof to === 'number' ? go?.(to) : go?.(to));
    },
    address: () => here,
  };
}
