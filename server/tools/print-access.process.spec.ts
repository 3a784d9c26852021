import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { accessLevelOf, rootFieldsOf } from '../src/app/graphql/auth-checker';
import { createSchema } from '../src/app/graphql/schema';
import { ROUTES } from '../src/rest/route-table';
import { ACCESS_NAMES } from '../src/shared/access';

const SERVER = resolve(__dirname, '..');

describe('npm run access', () => {
  const output = execFileSync(
    process.execPath,
    ['-r', resolve(SERVER, 'swc-hook.cjs'), resolve(SERVER, 'tools/print-access.ts')],
    { cwd: SERVER, env: {}, encoding: 'utf8' },
  );
  const [heads = '', ...lines] = output.trimEnd().split('\n');

  it('prints every root field with its kind and access level, sorted', () => {
    const schema = createSchema();
    const queries = schema.getQueryType()?.getFields() ?? {};
    const fields = lines.flatMap(
      (line) => /^(\w+) +(query|mutation) +(누구나|로그인한 회원|관리자)/.exec(line)?.slice(1, 4) ?? [],
    );
    const expected = rootFieldsOf(schema)
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((field) => [field.name, field.name in queries ? 'query' : 'mutation', ACCESS_NAMES[accessLevelOf(field)!]]);
    expect(fields).toEqual(expected);
  });

  it('prints every REST route with its root fields', () => {
    const printed = lines.flatMap((line) => /(GET|POST|PUT|DELETE) \/\S+$/.exec(line)?.[0] ?? []);
    expect([...new Set(printed)].sort()).toEqual(ROUTES.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort());
    expect(output).toMatch(/^signIn +mutation +누구나 +POST \/api\/member\/login$/m);
    expect(output).toMatch(/^members +query +관리자 +GET \/api\/member\/list$/m);
  });

  it('prints aligned columns with Korean headings', () => {
    expect(heads).toMatch(/^필드 +종류 +호출할 수 있는 사람 +REST 주소$/);
    const columnOf = (line: string, mark: string) =>
      Array.from(line.slice(0, line.indexOf(mark))).reduce((sum, char) => sum + (char > '\u10ff' ? 2 : 1), 0);
    const columns = lines.flatMap((line) => {
      const path = /(GET|POST|PUT|DELETE) \/\S+$/.exec(line)?.[0];
      return path ? [columnOf(line, path)] : [];
    });
    expect(new Set([...columns, columnOf(heads, 'REST')]).size).toBe(1);
  });
});
