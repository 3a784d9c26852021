import type { EntityManager } from 'typeorm';

/** Rows deleted together with the demo places. */
export interface DemoLeft {
  reviews: number;
  favorites: number;
  pictures: number;
  /** Announcements. */
  boards: number;
  members: number;
}

/** Rows of other modules that refer to demo places. */
export interface DemoBelongings {
  /** Reviews of demo places by real members. */
  countWritten: (manager: EntityManager) => Promise<{ reviews: number; members: number }>;
  /** Removes what the deletion of the places does not cascade to; counts both. Called in the import's transaction. */
  leave: (manager: EntityManager) => Promise<DemoLeft>;
}
