import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../src/database/embedded-postgres';
import { examine } from '../src/doctor/examine';
import type { FindingGroup } from '../src/doctor/finding';

export type Env = Record<string, string>;

/** Stands in every password, key and secret that the doctor is handed, and must come out nowhere. */
export const CANARY = 'c4nary';

/** Settings of a server that people use, all of them well. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: `${CANARY}Zt8vQm2Lx7RkWpY5hJ1sDfGb3NqUe9oA6iVT`,
  PUBLIC_URL: 'https://baldojang.invalid',
  TRUSTED_PROXIES: 'loopback',
};

const SIGNS = { good: '✓', information: '·', warning: '!', fault: '✗' };

export interface Doctor {
  /** DATA_DIR, empty at first. */
  dataDir: string;
  /** Everything it said so far. */
  said: string;
  /** What it says in this environment, by group and name: `파일/저장해 보기` → `✓ …`. */
  examine: (env?: Env) => Promise<Record<string, string>>;
  dispose: () => void;
}

/** The doctor with a folder of its own. Without a DATABASE_URL there is no database to look at. */
export function createDoctor(always: Env = {}): Doctor {
  const dir = mkdtempSync(join(tmpdir(), 'baldojang-doctor-'));
  const doctor: Doctor = {
    dataDir: dir,
    said: '',
    examine: async (env = {}) => {
      const groups: FindingGroup[] = [];
      const port = String(await freePort());
      // A folder that is not there has no embedded database either.
      const dataDir = (env.DATABASE_URL ?? always.DATABASE_URL) ? dir : join(dir, 'new');
      for await (const group of examine({ DATA_DIR: dataDir, PORT: port, HOST: '127.0.0.1', ...always, ...env }))
        groups.push(group);
      doctor.said += JSON.stringify(groups);
      return Object.fromEntries(
        groups.flatMap(({ name: group, findings }) =>
          findings.map(({ mark, name, text }) => [`${group}/${name}`, `${SIGNS[mark]} ${text}`]),
        ),
      );
    },
    dispose: () => rmSync(dir, { recursive: true, force: true }),
  };
  return doctor;
}

export function urlWith(url: string, changes: Partial<Pick<URL, 'username' | 'password' | 'port' | 'pathname'>>): string {
  return Object.assign(new URL(url), changes).href;
}
