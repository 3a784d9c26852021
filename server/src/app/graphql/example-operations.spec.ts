import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, getVariableValues, Kind, type OperationDefinitionNode, parse, specifiedRules, validate } from 'graphql';
import { ACCESS_NAMES } from '../../shared/access';
import { LIMIT_FIGURES, REQUESTS_PER_MINUTE } from '../../shared/validation/limit-figures';
import { LIMITS } from '../../shared/validation/limits';
import { SESSION_DAYS } from '../../shared/validation/member-rules';
import { REVIEW_RULES } from '../../shared/validation/review-rules';
import { VISIT_RULES } from '../../shared/validation/visit-rules';
import { accessLevelOf, rootFieldsOf } from './auth-checker';
import { boundedDocument, costOf, DOCUMENT_LIMITS, oneSecretCheck } from './limits';
import { ReleasedSchema } from '../../../tools/released-schema';
import { createSchema } from './schema';

const ROOT = resolve(__dirname, '../../../..');
const FOLDER = resolve(ROOT, 'examples/graphql');

const files = readdirSync(FOLDER).filter((file) => file !== 'fragments');
const names = files.flatMap((file) => (file.endsWith('.graphql') ? [file.slice(0, -'.graphql'.length)] : []));
const schema = createSchema();
const committed = buildSchema(readFileSync(resolve(ROOT, 'schema.graphql'), 'utf8'));
const released = new ReleasedSchema().schema();
const rootFields = new Map(rootFieldsOf(schema).map((field) => [field.name, field]));

const text = (name: string) => readFileSync(resolve(FOLDER, `${name}.graphql`), 'utf8');
const fragments = new Map(
  readdirSync(resolve(FOLDER, 'fragments')).map((file) => {
    const fragment = readFileSync(resolve(FOLDER, 'fragments', file), 'utf8');
    return [/^fragment (\w+)/m.exec(fragment)?.[1] ?? '', fragment];
  }),
);
/** What a client sends: the operation and the fragments that it and they spread. */
function whole(sent: string): string {
  for (const [name, fragment] of fragments)
    if (sent.includes(`...${name}\n`) && !sent.includes(fragment)) return whole(sent + fragment);
  return sent;
}
const document = (name: string) => parse(whole(text(name)), { maxTokens: DOCUMENT_LIMITS.tokens });
const variables = (name: string) =>
  JSON.parse(readFileSync(resolve(FOLDER, `${name}.variables.json`), 'utf8')) as Record<string, unknown>;
const operations = (name: string) =>
  document(name).definitions.filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);
const rootFieldNames = (name: string) =>
  operations(name).flatMap(({ selectionSet }) =>
    selectionSet.selections.map((node) => (node.kind === Kind.FIELD ? node.name.value : node.kind)),
  );
const pascalCase = (name: string) => name.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());

describe.each(names)('the example %s', (name) => {
  it('is one operation of the same name, with a file of variables', () => {
    expect(operations(name).map((operation) => operation.name?.value)).toEqual([pascalCase(name)]);
    expect(files).toContain(`${name}.variables.json`);
  });

  it('says in Korean what it is, what it shows and who may send it', () => {
    const [comment = ''] = /^(# .+\n)+/.exec(text(name)) ?? [];
    // The playground takes group and title from the first line.
    expect(comment).toMatch(/^# [가-힣]+ – [가-힣 ]+\n# .*[가-힣]/);
    for (const field of rootFieldNames(name)) expect(comment).toContain(ACCESS_NAMES[accessLevelOf(rootFields.get(field)!)!]);
  });

  it('is valid today', () => {
    expect(validate(committed, document(name))).toEqual([]);
  });

  it('was valid for the clients out there already', () => {
    const advice = 'Examples use what is released: run `npm run schema:release` when the new part of the schema goes out.';
    expect(validate(released, document(name)).map(({ message }) => `${message} ${advice}`)).toEqual([]);
  });

  it('stays within the limits of a document', () => {
    expect(validate(schema, document(name), [...specifiedRules, boundedDocument, oneSecretCheck])).toEqual([]);
    expect(costOf(schema, document(name), null, variables(name)).asked).toBeLessThanOrEqual(DOCUMENT_LIMITS.cost);
  });

  it('has variables that fit their types, and no others', () => {
    const definitions = operations(name)[0]?.variableDefinitions ?? [];
    const { errors } = getVariableValues(schema, definitions, variables(name));
    expect(errors).toBeUndefined();
    const defined = definitions.map(({ variable }) => variable.name.value);
    expect(Object.keys(variables(name)).filter((key) => !defined.includes(key))).toEqual([]);
  });
});

it('has no file that belongs to no example', () => {
  expect(files.filter((file) => !names.includes(file.replace(/(\.variables\.json|\.graphql)$/, '')))).toEqual([]);
});

it('shares no fragment that no example uses', () => {
  const sent = names.map((name) => whole(text(name))).join('');
  expect([...fragments.keys()].filter((name) => !sent.includes(`...${name}\n`))).toEqual([]);
});

it.each([
  ['search', 'facilities'],
  ['detail', 'facility'],
  ['sign-in', 'signIn'],
  ['review', 'createReview'],
  ['favourites', 'favoriteFacilities'],
  ['favourite', 'toggleFavorite'],
  ['suggestions', 'areaSuggestions'],
  ['visit report', 'createVisitReport'],
  ['Kakao', 'signInWithKakao'],
  ['sessions', 'viewerSessions'],
  ['comments', 'comments'],
  ['calendar', 'holidays'],
  ['inquiry', 'createInquiry'],
])('shows a mobile client the way to its %s', (_need, field) => {
  expect(names.flatMap(rootFieldNames)).toContain(field);
});

it('shows a review that is sent with photos', () => {
  const uploads = names.flatMap((name) =>
    (operations(name)[0]?.variableDefinitions ?? []).filter(({ type }) => JSON.stringify(type).includes('"Upload"')),
  );
  expect(uploads).not.toEqual([]);
});

const figure = (count: number) => count.toLocaleString('en');
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
const page = (file: string) => readFileSync(resolve(ROOT, 'examples', file), 'utf8');

it('states the real limits for integrators', () => {
  const readme = page('README.md');
  const { SIGN_IN_ACCOUNT, SIGN_IN_ADDRESS, SIGN_UP, WRITES, INQUIRY, CHATBOT, CHATBOT_ADDRESS_DAY } = LIMIT_FIGURES;
  const { cost, depth, rootFields, aliases, tokens } = DOCUMENT_LIMITS;
  for (const sentence of [
    `${figure(REQUESTS_PER_MINUTE)} a minute for an address, of them ${WRITES.points} that change something`,
    `RateLimit-Policy: ${REQUESTS_PER_MINUTE};w=60`,
    `${SIGN_IN_ACCOUNT.points} in ${SIGN_IN_ACCOUNT.duration / 60} minutes for an account, ${SIGN_IN_ADDRESS.points} for an address`,
    `${SIGN_UP.points} and ${INQUIRY.points} an hour for an address`,
    `${CHATBOT.points} a minute and ${CHATBOT_ADDRESS_DAY.points} a day for an address`,
    `${megabytes(LIMITS.fileBytesMax)}; pictures`,
    `${REVIEW_RULES.images.newMax} at a time, ${REVIEW_RULES.images.max} in all`,
    `${LIMITS.filesPerDay} and ${megabytes(LIMITS.fileBytesPerDay)} a day`,
    `${megabytes(LIMITS.requestBytesMax)} with files`,
    `cost ${figure(cost)}, depth ${depth}, ${rootFields} root fields, ${aliases} aliases, ${figure(tokens)} tokens`,
    `rows beyond the first ${figure(LIMITS.deepestRow)} of a result`,
  ])
    expect(readme).toContain(sentence);
});

const PAGES = ['README.md', 'mobile.md', 'apollo-ios/README.md', 'apollo-kotlin/README.md'];

it('states the real limits for apps', () => {
  const { filesPerRequestMax, fileBytesMax, requestBytesMax, filesPerDay, fileBytesPerDay, sessionListMax } = LIMITS;
  for (const sentence of [
    `after ${SESSION_DAYS} days`,
    `lists up to ${sessionListMax}`,
    `WebP of up to ${megabytes(fileBytesMax)}`,
    `${filesPerRequestMax} files in a request, ${REVIEW_RULES.images.max} photos in a review, ${megabytes(requestBytesMax)} in a request`,
    `${filesPerDay} files and ${megabytes(fileBytesPerDay)} a day`,
    `to ${VISIT_RULES.daysBackMax} days old`,
  ])
    expect(page('mobile.md')).toContain(sentence);
});

it.each(PAGES)('%s links only to files that are there', (file) => {
  const links = [...page(file).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path]) =>
    resolve(ROOT, 'examples', file, '..', path!),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((path) => !existsSync(path))).toEqual([]);
});

it('names only operations and fragments that are there', () => {
  const inApps = [...page('mobile.md').matchAll(/`([A-Z][a-z]+(?:[A-Z][a-z]+)+)`/g)].map(([, name]) => name!);
  const inCode = PAGES.flatMap((file) => [
    ...page(file).matchAll(/\b([A-Z]\w+?)(?:Query|Mutation)\(|`(\w+?)(?:Query|Mutation)`/g),
  ]);
  const named = new Set([...inApps, ...inCode.map(([, called, shown]) => (called ?? shown)!)]);
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((name) => !names.map(pascalCase).includes(name) && !fragments.has(name))).toEqual([]);
});
