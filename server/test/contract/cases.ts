import { ROUTES } from '../../src/rest/route-table';
import type { Route } from '../../src/rest/route';
import { BOARD_CASES } from './board.cases';
import { CALENDAR_CASES } from './calendar.cases';
import { CHATBOT_CASES } from './chatbot.cases';
import { FACILITY_CASES } from './facility.cases';
import { FAVORITE_CASES } from './favorite.cases';
import { MEMBER_CASES } from './member.cases';
import { REVIEW_CASES } from './review.cases';
import type { RouteCase } from './route-case';
import { SUPPORT_CASES } from './support.cases';

export const CASES: Record<string, RouteCase> = {
  ...FACILITY_CASES,
  ...MEMBER_CASES,
  ...REVIEW_CASES,
  ...FAVORITE_CASES,
  ...BOARD_CASES,
  ...SUPPORT_CASES,
  ...CALENDAR_CASES,
  ...CHATBOT_CASES,
};

/** The whole table, each row with what is tried on it. */
export const ROWS = ROUTES.map((row): [name: string, row: Route, routeCase: RouteCase] => {
  const name = `${row.method.toUpperCase()} ${row.path}`;
  // The contract spec reports a row without a case; throwing here would stop the whole file from loading.
  return [name, row, CASES[name] ?? { ok: '' }];
});
