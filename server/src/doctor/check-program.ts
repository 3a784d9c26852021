import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { VARIABLE_NAMES } from '../config';
import { fault, good, information, warning, type Outcome } from './finding';
import type { Check } from './run-checks';

const ROOT = resolve(__dirname, '../../..');
/** Prefixes of our variables: an unknown name that starts with one is a typing error. */
const OUR_PREFIX = /^(KAKAO|S3|JWT|CHATBOT|MIGRATION|TRUSTED|CORS|METRICS|SLOW|MAP|DEMO|RATE|READ_DATABASE|DATABASE)_/;
/** Kubernetes and Docker add these for services with such a name. */
const CONTAINER_VARIABLE = /_(SERVICE_(HOST|PORT)\w*|PORT_\d+_\w+|PORT)$/;

export interface ProgramParts {
  env: NodeJS.ProcessEnv;
  /** Folder of package.json, client/dist and server/.env. */
  root?: string;
  nodeVersion?: string;
}

/** Checks that need no valid settings. */
export function programChecks({ env, root = ROOT, nodeVersion = process.versions.node }: ProgramParts): Check[] {
  const isProduction = env.NODE_ENV === 'production';
  return [
    { name: 'Node.js', run: () => checkNode(root, nodeVersion) },
    { name: '화면', run: () => checkClient(root, isProduction) },
    { name: '설정 파일', run: () => checkEnvFile(root, env) },
    { name: '변수 이름', run: () => checkNames(env) },
  ];
}

function checkNode(root: string, version: string): Outcome {
  // A container image has no package.json and brings its own Node.js.
  if (!existsSync(join(root, 'package.json'))) return good(version);
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
  const least = engines.node.replace(/^>=/, '');
  if (isOlder(version, least)) return fault(`${version} 버전은 너무 오래되었습니다. ${least} 이상을 설치해 주세요.`);
  return good(`${version} (${least} 이상이어야 합니다)`);
}

function isOlder(version: string, least: string): boolean {
  const numbers = (text: string) => text.split('.').map(Number);
  const [have, need] = [numbers(version), numbers(least)];
  const first = need.findIndex((part, index) => part !== (have[index] ?? 0));
  return first >= 0 && (have[first] ?? 0) < need[first]!;
}

function checkClient(root: string, isProduction: boolean): Outcome {
  if (existsSync(join(root, 'client/dist/index.html'))) return good('빌드되어 있습니다.');
  const text = '아직 빌드되지 않았습니다. npm run build로 만들어 주세요 (npm start는 스스로 만듭니다).';
  return isProduction ? fault(text) : information(text);
}

function checkEnvFile(root: string, env: NodeJS.ProcessEnv): Outcome {
  const file = join(root, 'server/.env');
  if (!existsSync(file)) return null;
  const written = parseEnv(readFileSync(file, 'utf8'));
  const ignored = VARIABLE_NAMES.filter((name) => written[name]?.trim() && written[name] !== env[name]);
  if (ignored.length === 0) return good('server/.env에 적힌 값이 그대로 쓰이고 있습니다.');
  return warning(
    `server/.env에 적혀 있지만 지금 쓰이지 않는 값이 있습니다: ${ignored.join(', ')}. 이 파일은 저절로 읽히지 않습니다. node --env-file=server/.env로 실행해 주세요.`,
  );
}

function checkNames(env: NodeJS.ProcessEnv): Outcome {
  const ours = new Set(VARIABLE_NAMES.flatMap((name) => [name, `${name}_FILE`]));
  const unknown = Object.keys(env).filter((name) => OUR_PREFIX.test(name) && !ours.has(name) && !CONTAINER_VARIABLE.test(name));
  if (unknown.length === 0) return good('모르는 이름이 없습니다.');
  return warning(
    `발도장이 모르는 변수라 쓰이지 않습니다: ${unknown.sort().join(', ')}. 이름을 server/.env.example과 견주어 보세요.`,
  );
}
