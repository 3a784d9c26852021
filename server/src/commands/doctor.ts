import 'reflect-metadata';
import { describeError } from '../doctor/describe-error';
import { examine } from '../doctor/examine';
import type { FindingGroup } from '../doctor/finding';
import { hasFaults, printGroup, printJson, printSummary } from '../doctor/print-findings';
import { commandText } from '../shared/text/command-text';
import { readOptions } from './command';

const USAGE = `쓰는 법: ${commandText('doctor', '[--json]')}

설정, 데이터베이스, 저장소, 카카오, 챗봇, 자료를 살펴보고 무엇이 틀렸는지, 어떻게 고치는지 알려 줍니다.
아무것도 바꾸지 않으며, 서버가 돌고 있을 때도 쓸 수 있습니다.

  ✓ 괜찮음   ! 살펴볼 것   ✗ 고쳐야 할 것   · 알려 두는 것

  --json   같은 내용을 JSON으로 내놓습니다.

고쳐야 할 것이 있으면 1로, 없으면 0으로 끝납니다.`;

/** Connections that do not close must not delay the exit. */
const EXIT_AFTER_MS = 2_000;

async function run(json: boolean): Promise<void> {
  const hasColours = process.stdout.isTTY && process.stdout.hasColors();
  const groups: FindingGroup[] = [];
  // eslint-disable-next-line no-restricted-properties -- the doctor looks for variables that config.ts does not read
  for await (const group of examine(process.env)) {
    groups.push(group);
    if (!json) console.log(printGroup(group, hasColours));
  }
  console.log(json ? printJson(groups) : printSummary(groups));
  process.exitCode = hasFaults(groups) ? 1 : 0;
}

const options = readOptions({ json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } }, USAGE);
if (options.help) console.log(USAGE);
else
  run(options.json ?? false)
    .catch((error: unknown) => {
      console.error(`끝까지 살펴보지 못했습니다. ${describeError(error)}`);
      process.exitCode = 1;
    })
    .finally(() => setTimeout(() => process.exit(), EXIT_AFTER_MS).unref());
