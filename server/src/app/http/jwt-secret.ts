import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config';

/**
 * The secret that signs tokens: JWT_SECRET or, outside production, one created at the first start and stored, so that members stay
 * signed in.
 */
export async function jwtSecretOf({ jwtSecret, dataDir }: Pick<Config, 'jwtSecret' | 'dataDir'>): Promise<string> {
  if (jwtSecret !== null) return jwtSecret;
  const path = join(dataDir, 'jwt-secret');
  return (await readIfThere(path)) ?? make(path);
}

/** Atomic; of servers that start together one creates it and all read it. */
async function make(path: string): Promise<string> {
  await mkdir(join(path, '..'), { recursive: true });
  const draft = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return readFile(path, 'utf8');
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
