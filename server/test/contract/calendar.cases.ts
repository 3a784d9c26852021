import type { RouteCase } from './route-case';

export const CALENDAR_CASES: Record<string, RouteCase> = {
  'GET /api/calendar/data': {
    ok: '/api/calendar/data?year=2026&month=5',
    as: 'member',
    bad: ['', 'year=-1', 'year=99999', 'year=1999', 'year=2026.5', 'year=x', 'year=2026&month=13', 'year=2026&month=0'].map(
      (query) => `/api/calendar/data?${query}`,
    ),
  },
};
