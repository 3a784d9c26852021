// Run once by docker-compose.yml before anything else: makes the secrets that nobody has to choose, into a volume. What is there
// already stays as it is. Each file is readable by the one service that needs it.
//   node make-secrets.mjs FOLDER
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Users inside the images: node of this one, postgres of the database's. */
const SERVER = 1000;
const POSTGRES = 999;

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('비밀 값을 둘 폴더를 적어 주세요.');
  process.exit(1);
}

const random = () => randomBytes(24).toString('hex');
const [administrator, owner, application] = [random(), random(), random()];
const address = (role, password) => `postgres://${role}:${password}@postgres:5432/baldojang`;

// The groups are made together or not at all: a database address is of no use with another password.
const groups = {
  database: [
    ['postgres/administrator-password', administrator, POSTGRES],
    ['postgres/owner-password', owner, POSTGRES],
    ['postgres/application-password', application, POSTGRES],
    ['server/migration-database-url', address('baldojang_owner', owner), SERVER],
    ['server/database-url', address('baldojang_application', application), SERVER],
  ],
  tokens: [['server/jwt-secret', randomBytes(48).toString('base64url'), SERVER]],
  storage: [
    ['storage/access-key-id', randomBytes(10).toString('hex'), SERVER],
    ['storage/secret-access-key', random(), SERVER],
  ],
};

const isRoot = process.getuid?.() === 0;
const give = (path, user) => isRoot && chownSync(path, user, user);
const at = (file, suffix = '') => join(folder, file + suffix);
const DRAFT = '.new';

for (const [name, user] of [
  ['postgres', POSTGRES],
  ['server', SERVER],
  ['storage', SERVER],
]) {
  mkdirSync(at(name), { recursive: true, mode: 0o700 });
  give(at(name), user);
}
for (const [name, files] of Object.entries(groups)) {
  const missing = files.filter(([file]) => !existsSync(at(file)));
  if (missing.length === 0) continue;
  // All of them under other names first: whatever ends this half-way, the next start goes on from there.
  if (missing.length === files.length)
    for (const [file, secret, user] of files) {
      rmSync(at(file, DRAFT), { force: true });
      writeFileSync(at(file, DRAFT), secret, { mode: 0o400 });
      give(at(file, DRAFT), user);
    }
  if (missing.some(([file]) => !existsSync(at(file, DRAFT)))) {
    console.error(`비밀 값 가운데 일부가 없습니다 (${name}). 볼륨을 백업에서 되살리거나, 처음부터 시작하려면 모두 지워 주세요.`);
    process.exit(1);
  }
  for (const [file] of missing) renameSync(at(file, DRAFT), at(file));
  console.log(`비밀 값을 만들었습니다: ${name}`);
}
