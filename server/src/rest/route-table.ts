import type { Route } from './route';
import { FACILITY_ROUTES } from './routes/facility.routes';
import { MEMBER_ROUTES } from './routes/member.routes';

/** Every /api path. A path that is not here does not exist. */
export const ROUTES: Route[] = [...FACILITY_ROUTES, ...MEMBER_ROUTES];
