import type { Route } from './route';
import { BOARD_ROUTES } from './routes/board.routes';
import { CALENDAR_ROUTES } from './routes/calendar.routes';
import { CHATBOT_ROUTES } from './routes/chatbot.routes';
import { FACILITY_ROUTES } from './routes/facility.routes';
import { FAVORITE_ROUTES } from './routes/favorite.routes';
import { MEMBER_ROUTES } from './routes/member.routes';
import { REVIEW_ROUTES } from './routes/review.routes';
import { SUPPORT_ROUTES } from './routes/support.routes';

/** Every /api path. A path that is not here does not exist. */
export const ROUTES: Route[] = [
  ...FACILITY_ROUTES,
  ...MEMBER_ROUTES,
  ...REVIEW_ROUTES,
  ...FAVORITE_ROUTES,
  ...BOARD_ROUTES,
  ...SUPPORT_ROUTES,
  ...CALENDAR_ROUTES,
  ...CHATBOT_ROUTES,
];
