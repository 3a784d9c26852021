import { compareSchemas } from './breaking-changes';
import { ReleasedSchema } from './released-schema';
import { createSchema } from '../src/app/graphql/schema';

const USAGE = `쓰는 법: npm run schema:release

지금의 스키마를 server/contract/released.graphql에 적어 앞으로 클라이언트에게 약속하는 스키마로 삼고, server/contract/declared-changes.json을
비웁니다. 적어 두지 않은 호환되지 않는 변경이 있으면 아무것도 바꾸지 않습니다. 다른 폴더에 쓰려면 -- --into 폴더.`;

const [option, folder, ...rest] = process.argv.slice(2);

function release(released: ReleasedSchema): string {
  const schema = createSchema();
  const declared = released.declaredChanges();
  const { undeclared } = compareSchemas(released.schema(), schema, declared);
  if (undeclared.length > 0)
    throw new Error(
      `호환되지 않는 변경이 server/contract/declared-changes.json에 없습니다. 되돌리거나 까닭과 함께 적어 주세요.\n${listOf(undeclared)}`,
    );
  released.release(schema);
  const broken = declared.map(({ change, reason }) => `${change} (${reason})`);
  const notice = broken.length > 0 ? `\n클라이언트에게 알려야 할 변경:\n${listOf(broken)}` : '';
  return `지금의 스키마를 약속한 스키마로 적었고, 적어 둔 변경을 비웠습니다. 두 파일을 함께 커밋해 주세요.${notice}`;
}

const listOf = (lines: string[]) => lines.map((line) => `  - ${line}`).join('\n');

if (option === '--help' || option === '-h') console.log(USAGE);
else if ((option !== undefined && (option !== '--into' || !folder)) || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 1;
} else
  try {
    console.log(release(new ReleasedSchema(folder)));
  } catch (error) {
    console.error(`바꾸지 못했습니다. ${(error as Error).message}`);
    process.exitCode = 1;
  }
