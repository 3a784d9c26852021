import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { VARIABLE_NAMES } from '../config';
import { fault, good, information, warning, type Outcome } from './finding';
import type { Check } from './run-checks';

const ROOT = resolve(__dirname, '../../..');
/** First words of our variables that belong to nobody else: with another ending they are a slip of the pen. */
const OUR_WORDS = /^(KAKAO|S3|JWT|CHATBOT|MIGRATION|TRUSTED|CORS|METRICS|SLOW|MAP|DEMO|RATE|READ_DATABASE|DATABASE)_/;
/** What Kubernetes and Docker put in for a service that happens to have such a name. */
const OF_SURROUNDINGS = /_(SERVICE_(HOST|PORT)\w*|PORT_\d+_\w+|PORT)$/;

export interface ProgramParts {
  env: NodeJS.ProcessEnv;
  /** Where package.json, client/dist and server/.env lie. */
  root?: string;
  nodeVersion?: string;
}

/** What can be said before the settings are read. */
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
  // A container brings the one it was made for.
  if (!existsSync(join(root, 'package.json'))) return good(version);
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
  const least = engines.node.replace(/^>=/, '');
  if (isOlder(version, least)) return fault(`${version} 버전은 너무 오래되었습니다. ${least} 이상을 설치해 주세요.`);
  return good(`${version} (${least} 이상이어야 합니다)`);
}

function isOlder(version: string, least: string): boolean {
  const numbers = (text: string) => text.split('.').map(Number);
  const [have, need] = [numbers(version), numbers(least)];
  const at = need.findIndex((part, index) => part !== (have[index] ?? 0));
  return at >= 0 && (have[at] ?? 0) < need[at]!;
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
  const known = new Set(VARIABLE_NAMES.flatMap((name) => [name, `${name}_FILE`]));
  const strange = Object.keys(env).filter((name) => OUR_WORDS.test(name) && !known.has(name) && !OF_SURROUNDINGS.test(name));
  if (strange.length === 0) return good('모르는 이름이 없습니다.');
  return warning(
    `발도장이 모르는 변수라 쓰이지 않습니다: ${strange.sort().join(', ')}. 이름을 server/.env.example과 견주어 보세요.`,
  );
}
