import { CreateFacility1795179388947 } from './migrations/1795179388947-create-facility';
import { FacilitySearch1795180000000 } from './migrations/1795180000000-facility-search';

/** Every migration, oldest first. `npm run db:generate -- <name>` adds a line here for each file it writes. */
export const MIGRATIONS = [CreateFacility1795179388947, FacilitySearch1795180000000];
