import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, mkdir, mkdtemp, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createStorage } from '../adapters/storage/create-storage';
import type { Storage } from '../adapters/storage/storage';
import type { Config } from '../config';
import { FileService } from '../modules/file/file.service';
import type { Logger } from '../shared/logger';
import type { DatabaseProbe } from './database-probe';
import { fault, good, information, warning, type Outcome } from './finding';
import type { Check } from './run-checks';

const PROBE_FILE = 'full.txt';
const LOW_SPACE = 1024 ** 3;
const CRITICAL_SPACE = 200 * 1024 ** 2;
const FREE_NODES_MIN = 0.05;
/** From each end of the table: old files are lost with a folder that was not moved, new ones with a full disk. */
const SAMPLE = 10;
const SETTLED = `interval '10 minutes'`;
const REMOVALS_MAX = 1_000;

export interface StorageParts {
  config: Config;
  probe: DatabaseProbe | null;
  log: Logger;
}

export function storageChecks({ config, probe, log }: StorageParts): Check[] {
  const storage = createStorage(config, log);
  return [
    { name: '데이터 폴더', run: () => checkFolder(config) },
    { name: '빈 공간', run: () => checkSpace(config) },
    { name: '저장소', run: () => checkPlace(config) },
    { name: '저장해 보기', run: () => checkRoundTrip(config, storage) },
    ...(probe
      ? [
          { name: '올린 파일', run: () => checkFiles(probe, filesOf({ config, probe, log }, storage)) },
          { name: '지울 파일', run: () => checkRemovals(probe) },
        ]
      : []),
  ];
}

function filesOf({ config, probe, log }: StorageParts & { probe: DatabaseProbe }, storage: Storage): FileService {
  return new FileService({ dataSource: probe.dataSource, storage, stagingDir: join(config.dataDir, 'inbox'), log });
}

async function checkFolder({ dataDir }: Config): Promise<Outcome> {
  if (!existsSync(dataDir)) {
    await access(nearestFolder(dataDir), constants.W_OK | constants.X_OK);
    return information(`${dataDir} 폴더는 아직 없습니다. 서버가 처음 시작할 때 만듭니다.`);
  }
  const folder = await mkdtemp(join(dataDir, 'doctor-'));
  try {
    await writeFile(join(folder, 'probe'), 'probe');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return good(`${dataDir} 폴더에 쓸 수 있습니다.`);
}

async function checkSpace({ dataDir }: Config): Promise<Outcome> {
  return verdictOnSpace(await statfs(nearestFolder(dataDir)));
}

export interface Space {
  bsize: number;
  bavail: number;
  files: number;
  ffree: number;
}

export function verdictOnSpace({ bsize, bavail, files, ffree }: Space): Outcome {
  const bytes = bsize * bavail;
  const left = `${Math.floor(bytes / 1024 ** 2).toLocaleString('ko-KR')}MB`;
  if (bytes < CRITICAL_SPACE)
    return fault(`${left}밖에 없습니다. 곧 아무것도 저장할 수 없습니다. 디스크를 비우거나 늘려 주세요.`);
  // Some file systems report no inodes.
  if (files > 0 && ffree / files < FREE_NODES_MIN)
    return warning('만들 수 있는 파일의 수(inode)가 얼마 남지 않았습니다. 작은 파일을 지워 주세요.');
  if (bytes < LOW_SPACE) return warning(`${left} 남았습니다. 디스크를 비우거나 늘려 주세요.`);
  return good(`${left} 남았습니다.`);
}

/** The folder or its nearest existing ancestor. */
function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path));
}

function checkPlace({ s3, isProduction }: Config): Outcome {
  if (s3) return information(`S3 버킷 ${s3.bucket} (${new URL(s3.endpoint).host})`);
  const text = '이 컴퓨터의 DATA_DIR/files입니다. 서버가 여러 대면 STORAGE=s3이어야 서로의 사진이 보입니다.';
  return isProduction ? information(text) : information('이 컴퓨터의 DATA_DIR/files입니다.');
}

/** Stores, reads and removes a file like an upload. */
async function checkRoundTrip({ dataDir, s3 }: Config, storage: Storage): Promise<Outcome> {
  if (!s3 && !existsSync(dataDir)) return null;
  if (await isOwnedByAnother(dataDir))
    return information('DATA_DIR의 주인이 아닌 사용자로 실행하여 시험하지 않았습니다. 서버와 같은 사용자로 실행해 주세요.');
  // Reports a missing bucket, which `put` would create.
  const keys = storage.list()[Symbol.asyncIterator]();
  await keys.next();
  await keys.return?.();
  const key = randomBytes(18).toString('base64url');
  const content = randomBytes(32).toString('hex');
  const folder = join(existsSync(dataDir) ? join(dataDir, 'inbox') : tmpdir(), key);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, PROBE_FILE), content);
    await storage.put(key, folder);
    const found = await storage.find(key, PROBE_FILE);
    if (!found || (await text(found.read())) !== content)
      return fault('저장한 파일을 그대로 읽을 수 없습니다. 저장소를 고치기 전에는 서버를 열지 마세요.');
  } finally {
    await rm(folder, { recursive: true, force: true });
    await storage.remove(key);
  }
  if (await storage.find(key, PROBE_FILE)) return fault('지운 파일이 남아 있습니다. 저장소의 지우기 권한을 보세요.');
  return good('저장하고, 읽고, 지울 수 있습니다.');
}

/** The server could not write to folders created by another user, such as root. */
async function isOwnedByAnother(folder: string): Promise<boolean> {
  const uid = process.getuid?.();
  return uid !== undefined && existsSync(folder) && (await stat(folder)).uid !== uid;
}

async function checkFiles(probe: DatabaseProbe, files: FileService): Promise<Outcome> {
  const ends = ['ASC', 'DESC'].map(
    (order) =>
      `(SELECT id, key, name FROM stored_file WHERE inserted_at < now() - ${SETTLED} ORDER BY id ${order} LIMIT ${SAMPLE})`,
  );
  const sample = await probe.query<{ key: string; name: string }>(ends.join(' UNION '));
  if (sample.length === 0) return information('아직 올린 파일이 없습니다.');
  const found = await Promise.all(sample.map(({ key, name }) => files.open(key, 'full', name)));
  const lost = found.filter((file) => !file).length;
  if (lost === sample.length)
    return fault(
      `골라 본 ${sample.length}개가 하나도 저장소에 없습니다. DATA_DIR이나 S3_BUCKET이 이 데이터베이스의 것이 맞는지 보고, 백업에서 파일을 되돌려 주세요.`,
    );
  if (lost > 0) return warning(`골라 본 ${sample.length}개 가운데 ${lost}개가 저장소에 없습니다. 백업에서 파일을 되돌려 주세요.`);
  return good(`골라 본 ${sample.length}개가 모두 있습니다.`);
}

async function checkRemovals(probe: DatabaseProbe): Promise<Outcome> {
  const { count } = await probe.one<{ count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT FROM file_removal LIMIT ${REMOVALS_MAX + 1}) AS waiting`,
  );
  if (count <= REMOVALS_MAX) return good(count === 0 ? '밀려 있지 않습니다.' : `${count}개가 차례를 기다립니다.`);
  return warning(
    `지워지지 않은 파일이 ${REMOVALS_MAX.toLocaleString('ko-KR')}개 넘게 밀려 있습니다. 서버가 돌고 있는지, 저장소에서 지울 수 있는지 보세요.`,
  );
}
