import type { EntityManager } from 'typeorm';

/** What left with the invented places. */
export interface DemoLeft {
  reviews: number;
  favorites: number;
  pictures: number;
  /** Announcements. */
  boards: number;
  /** Invented members. */
  members: number;
}

/** What hangs on invented places in the tables of others, of which the import knows nothing else. */
export interface DemoBelongings {
  /** Reviews of invented places that people wrote, not invented members: somebody's loss. */
  countWritten: (manager: EntityManager) => Promise<{ reviews: number; members: number }>;
  /** Removes what would outlast the places, and counts it together with what goes with them. Called in the import's transaction. */
  leave: (manager: EntityManager) => Promise<DemoLeft>;
}
