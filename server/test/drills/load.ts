import { setTimeout as sleep } from 'node:timers/promises';
import { pictureOf } from '../pictures';
import type { Answered } from './drill-client';
import type { World } from './drill-world';
import { DrillWriter } from './drill-writer';
import { WriteHistory } from './write-history';

const PAUSE_MS = 15;
/** Afterwards every path has been gone at least once or so: the first times take long. */
const WARM_AFTER = 150;
const WARM_WITHIN_MS = 60_000;
const FACILITIES =
  'query Facilities { facilities(filter: { searchQuery: "발자국" }) { totalCount items { id name reviewCount } } }';
const REVIEWS = 'query Reviews { reviews(size: 10) { totalCount items { id content images { url } member { id nickName } } } }';
const VIEWER = 'query Viewer { viewer { id email nickName } favoriteFacilities { totalCount } }';

export interface LoadOptions {
  readers?: number;
  filesMax?: number;
  history?: WriteHistory;
}

export interface Load {
  history: WriteHistory;
  writers: DrillWriter[];
  /** Ends after what is under way, and sends again what has a name. @returns what readers were refused */
  stop: () => Promise<string[]>;
}

/**
 * Every member of the world writes, and `readers` more read, each one thing after the other, over both doors.
 * @returns when the server has warmed up
 */
export async function startLoad(world: World, { readers = 10, filesMax, history = new WriteHistory() }: LoadOptions = {}) {
  const picture = await pictureOf('jpeg', 60, 40);
  const { client, members, reviewIds } = world;
  const writers = members.map((member) => new DrillWriter({ world, member, likedIds: reviewIds, history, picture, filesMax }));
  let isOver = false;
  const refused: string[] = [];
  let answered = 0;
  client.onAnswer(() => (answered += 1));
  const read = async () => {
    while (!isOver) {
      const { ending, what, status, body } = await readSomething(world);
      if (ending === 'refused') refused.push(`${what} was answered ${status} ${JSON.stringify(body).slice(0, 200)}`);
      await sleep(Math.random() * PAUSE_MS);
    }
  };
  const all = Promise.all([...writers.map((writer) => writer.run(() => isOver)), ...Array.from({ length: readers }, read)]);
  const until = performance.now() + WARM_WITHIN_MS;
  while (answered < WARM_AFTER && performance.now() < until) await sleep(20);
  const load: Load = {
    history,
    writers,
    stop: async () => {
      isOver = true;
      await all;
      await Promise.all(writers.map((writer) => writer.settle()));
      return refused.slice(0, 3);
    },
  };
  return load;
}

/** Nothing that could be answered without the database. */
export function readSomething({ client, facilityIds, boardId, members, reviewIds }: World): Promise<Answered> {
  const any = <T>(things: T[]) => things[Math.floor(Math.random() * things.length)]!;
  const reads = [
    () => client.graphql(FACILITIES, {}),
    () => client.graphql(REVIEWS, {}),
    () => client.graphql(VIEWER, {}, any(members).token),
    () => client.rest('GET', `/api/pet_facilities/${any(facilityIds)}`),
    () => client.rest('GET', '/api/review/latest'),
    () => client.rest('GET', `/api/board/${boardId}`),
    () => client.rest('GET', `/api/reviewlike/review/${any(reviewIds)}`, { token: any(members).token }),
  ];
  return any(reads)();
}
