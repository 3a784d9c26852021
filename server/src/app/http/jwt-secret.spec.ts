import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jwtSecretOf } from './jwt-secret';

describe('the secret that signs tokens', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'baldojang-secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is the one that was set, and no file is made', async () => {
    await expect(jwtSecretOf({ jwtSecret: 's'.repeat(32), dataDir: folder })).resolves.toBe('s'.repeat(32));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is created once, readable only for the owner of the folder', async () => {
    const dataDir = join(folder, 'not', 'there', 'yet');
    const secret = await jwtSecretOf({ jwtSecret: null, dataDir });
    expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
    await expect(jwtSecretOf({ jwtSecret: null, dataDir })).resolves.toBe(secret);
    expect(readdirSync(dataDir)).toEqual(['jwt-secret']);
    expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });

  it('is the same for servers that start together', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => jwtSecretOf({ jwtSecret: null, dataDir: folder })));
    expect(new Set(secrets).size).toBe(1);
    expect(readdirSync(folder)).toEqual(['jwt-secret']);
  });
});
