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

/** Mostly they wait. */
export const CALM_DRILLS: Drill[] = [serversDrain, logUnwritable, volumeFull, diskFull, httpSlowClients, poolExhausted];

/** Readers and writers without a pause: beside one of them there is room for a calm one. */
export const BUSY_DRILLS: Drill[] = [
  serversRolling,
  soak,
  serverKilledWhileWriting,
  backendKilled,
  postgresFrozen,
  postgresKilledWhileWriting,
  postgresStopped,
];

/** More than the machine can do. */
export const OVERWHELMING_DRILLS: Drill[] = [httpOverload];

/** Every drill, in the order in which `npm run drill -- all` runs them. */
export const ALL_DRILLS: Drill[] = [...CALM_DRILLS, ...OVERWHELMING_DRILLS, ...BUSY_DRILLS];
