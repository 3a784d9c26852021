import type { Drill } from './drill';
import { backendKilled } from './backend-killed';
import { diskFull } from './disk-full';
import { httpOverload } from './http-overload';
import { httpSlowClients } from './http-slow-clients';
import { logUnwritable } from './log-unwritable';
import { poolExhausted } from './pool-exhausted';
import { postgresFrozen } from './postgres-frozen';
import { postgresKilledWhileWriting } from './postgres-killed-while-writing';
import { postgresStopped } from './postgres-stopped';
import { serverKilledWhileWriting } from './server-killed-while-writing';
import { serversDrain } from './servers-drain';
import { serversRolling } from './servers-rolling';
import { soak } from './soak';
import { volumeFull } from './volume-full';

/** In the order in which `npm run drill -- all` runs them. */
export const ALL_DRILLS: Drill[] = [
  serversDrain,
  logUnwritable,
  volumeFull,
  diskFull,
  httpSlowClients,
  poolExhausted,
  httpOverload,
  serversRolling,
  soak,
  serverKilledWhileWriting,
  backendKilled,
  postgresFrozen,
  postgresKilledWhileWriting,
  postgresStopped,
];
