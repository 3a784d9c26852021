import { Kind } from 'graphql';
import { accessLevelOf, rootFieldsOf } from '../src/app/graphql/auth-checker';
import { createSchema } from '../src/app/graphql/schema';
import { ROUTES } from '../src/rest/route-table';
import { ACCESS_NAMES } from '../src/shared/access';

const HEADS = ['필드', '종류', '호출할 수 있는 사람', 'REST 주소'];

const schema = createSchema();
const queries = schema.getQueryType()?.getFields() ?? {};

/** REST routes whose documents select the root field. */
function pathsOf(field: string): string[] {
  return ROUTES.filter(({ document }) =>
    document.definitions.some(
      (definition) =>
        definition.kind === Kind.OPERATION_DEFINITION &&
        definition.selectionSet.selections.some((selection) => selection.kind === Kind.FIELD && selection.name.value === field),
    ),
  ).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
}

/** In terminal columns: a Hangul syllable takes two. */
const widthOf = (text: string): number => Array.from(text).reduce((sum, char) => sum + (char > '\u10ff' ? 2 : 1), 0);

function tableOf(rows: string[][]): string {
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  const lines = rows.map((row) => row.map((cell, column) => cell + ' '.repeat(widths[column]! - widthOf(cell))).join('  '));
  return lines.map((line) => line.trimEnd()).join('\n');
}

const rows = rootFieldsOf(schema)
  .sort((one, other) => (one.name < other.name ? -1 : 1))
  .flatMap((field) => {
    const [first = '', ...more] = pathsOf(field.name);
    const level = accessLevelOf(field);
    const who = level ? ACCESS_NAMES[level] : '';
    return [[field.name, field.name in queries ? 'query' : 'mutation', who, first], ...more.map((path) => ['', '', '', path])];
  });

console.log(tableOf([HEADS, ...rows]));
