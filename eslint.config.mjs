import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import boundaries from 'eslint-plugin-boundaries';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { textInOwnElement } from './client/eslint/text-in-own-element.mjs';

/**
 * Who may import whom. A room is a folder (or one file); `may` lists the rooms it may import besides itself. A source file
 * in no room is an error, so is an import that is not listed, so is a cycle.
 * `module:x` opens only a module's entities, services, GraphQL types, SQL fragments (`.sql.ts`) and row locks (`.locks.ts`).
 */
const ROOMS = [
  { room: 'rules', at: 'rules/src', may: [] },
  { room: 'rules-test', at: 'rules/test', may: ['*'] },
  // server
  { room: 'shared', at: 'server/src/shared', may: ['rules'] },
  { room: 'config', at: 'server/src/config*.ts', may: ['rules'] },
  { room: 'fast-path', at: 'server/src/fast-path', may: ['shared', 'config'] },
  { room: 'adapters', at: 'server/src/adapters/*', may: ['shared'] },
  { room: 'database', at: 'server/src/database', may: ['shared', 'config', 'entity', 'fast-path'] },
  { room: 'facility', at: 'server/src/modules/facility', may: ['shared', 'adapters', 'rules'] },
  { room: 'file', at: 'server/src/modules/file', may: ['shared', 'adapters'] },
  { room: 'audit', at: 'server/src/modules/audit', may: ['shared'] },
  { room: 'chatbot', at: 'server/src/modules/chatbot', may: ['shared', 'adapters', 'module:facility', 'module:search'] },
  { room: 'search', at: 'server/src/modules/search', may: ['shared', 'module:facility'] },
  { room: 'mail', at: 'server/src/modules/mail', may: ['shared', 'adapters'] },
  { room: 'member', at: 'server/src/modules/member', may: ['shared', 'adapters', 'module:file', 'module:mail', 'module:audit'] },
  {
    room: 'review',
    at: 'server/src/modules/review',
    may: ['shared', 'module:facility', 'module:member', 'module:file', 'module:audit'],
  },
  { room: 'board', at: 'server/src/modules/board', may: ['shared', 'module:member', 'module:file', 'module:audit'] },
  { room: 'favorite', at: 'server/src/modules/favorite', may: ['shared', 'module:facility', 'module:member'] },
  {
    room: 'visit',
    at: 'server/src/modules/visit',
    may: ['shared', 'rules', 'module:facility', 'module:member', 'module:audit'],
  },
  {
    room: 'correction',
    at: 'server/src/modules/correction',
    may: ['shared', 'module:facility', 'module:member', 'module:audit'],
  },
  {
    room: 'calendar',
    at: 'server/src/modules/calendar',
    may: ['shared', 'adapters', 'module:member', 'module:review', 'module:audit'],
  },
  {
    room: 'moderation',
    at: 'server/src/modules/moderation',
    may: ['shared', 'module:facility', 'module:file', 'module:member', 'module:review', 'module:board', 'module:audit'],
  },
  {
    room: 'support',
    at: 'server/src/modules/support',
    may: [
      'shared',
      'adapters',
      'module:member',
      'module:audit',
      'module:mail',
      'module:facility',
      'module:review',
      'module:board',
    ],
  },
  { room: 'data-quality', at: 'server/src/modules/data-quality', may: ['shared', 'rules', 'module:facility'] },
  { room: 'account', at: 'server/src/modules/account', may: ['shared', 'module:*'] },
  { room: 'admin', at: 'server/src/modules/admin', may: ['shared', 'module:*'] },
  { room: 'rest', at: 'server/src/rest', may: ['shared', 'fast-path'] },
  { room: 'backup', at: 'server/src/backup', may: ['shared', 'database', 'adapters'] },
  { room: 'demo', at: 'server/src/demo', may: ['shared', 'rules', 'database', 'adapters', 'module:*'] },
  { room: 'app', at: 'server/src/app', may: ['*'] },
  { room: 'doctor', at: 'server/src/doctor', may: ['shared', 'config', 'adapters', 'database', 'demo', 'module:*'] },
  { room: 'commands', at: 'server/src/commands', may: ['*'] },
  { room: 'main', at: 'server/src/main*.ts', may: ['*'] },
  { room: 'server-tools', at: 'server/tools', may: ['*'] },
  { room: 'server-test', at: 'server/test', may: ['*'] },
  // client
  { room: 'graphql', at: 'client/src/graphql', may: [] },
  { room: 'lib', at: 'client/src/lib', may: ['components', 'graphql', 'rules'] },
  { room: 'components', at: 'client/src/components', may: ['lib', 'rules'] },
  { room: 'features', at: 'client/src/features/*', may: ['components', 'lib', 'graphql', 'rules'] },
  { room: 'pages', at: 'client/src/pages', may: ['features', 'components', 'lib', 'graphql', 'rules'] },
  { room: 'client-app', at: 'client/src/app', may: ['pages', 'features', 'components', 'lib', 'graphql'] },
  { room: 'client-main', at: 'client/src/main.tsx', may: ['client-app', 'lib'] },
  { room: 'service-worker', at: 'client/src/service-worker', may: [] },
  { room: 'playground', at: 'client/src/playground', may: ['lib'] },
  { room: 'rest-docs', at: 'client/src/rest-docs', may: [] },
  { room: 'client-test', at: 'client/test', may: ['*'] },
  // benches
  { room: 'bench', at: 'bench/product', may: ['*'] },
  // for integrators
  { room: 'examples', at: 'examples/typescript', may: [] },
  // journeys
  { room: 'e2e', at: 'e2e', may: ['examples'] },
];

/** Rooms that nobody but `*` rooms and themselves may enter. */
const MODULES = [
  'account',
  'admin',
  'audit',
  'board',
  'calendar',
  'chatbot',
  'correction',
  'data-quality',
  'facility',
  'favorite',
  'file',
  'mail',
  'member',
  'moderation',
  'review',
  'search',
  'support',
  'visit',
];
/** What of a module other modules may import, by the end of the file's name. */
const OPEN_KINDS = ['entity', 'service', 'output', 'sql', 'locks'];

const isFile = (at) => /\.tsx?$/.test(at);

/** How the boundaries plugin calls a room: folders are elements, single files are categories. */
function place(room) {
  const isOneFile = ROOMS.some((candidate) => candidate.room === room && isFile(candidate.at));
  return isOneFile ? { file: { categories: { anyOf: [room] } } } : { element: { type: room } };
}

/** A room's permission as the boundaries plugin spells it. */
function target(name) {
  if (name === '*') return { module: { origin: 'local' } };
  if (name === 'entity') return { element: { types: { anyOf: MODULES } }, file: { categories: { anyOf: ['entity'] } } };
  if (name === 'module:*') return { element: { types: { anyOf: MODULES } }, file: { categories: { anyOf: OPEN_KINDS } } };
  if (name.startsWith('module:'))
    return { element: { type: name.slice('module:'.length) }, file: { categories: { anyOf: OPEN_KINDS } } };
  return place(name);
}

const importMap = {
  files: [
    'rules/src/**/*.ts',
    'server/src/**/*.ts',
    'client/src/**/*.{ts,tsx}',
    'bench/**/*.ts',
    'examples/**/*.ts',
    'e2e/**/*.ts',
    'server/{test,tools}/**/*.ts',
    'client/test/**/*.{ts,tsx}',
  ],
  plugins: { boundaries },
  settings: {
    'boundaries/root-path': import.meta.dirname,
    'boundaries/elements': ROOMS.filter(({ at }) => !isFile(at)).map(({ room, at }) => ({ type: room, pattern: at })),
    'boundaries/files': [
      ...ROOMS.filter(({ at }) => isFile(at)).map(({ room, at }) => ({ category: room, pattern: at })),
      { category: 'entity', pattern: 'server/src/modules/*/*.entity.ts' },
      { category: 'output', pattern: 'server/src/modules/*/*.output.ts' },
      { category: 'sql', pattern: 'server/src/modules/*/*.sql.ts' },
      { category: 'locks', pattern: 'server/src/modules/*/*.locks.ts' },
      { category: 'service', pattern: 'server/src/modules/*/**/*.service.ts' },
    ],
    'import/resolver': {
      typescript: {
        project: [
          'rules/tsconfig.json',
          'server/tsconfig.json',
          'client/tsconfig.json',
          'bench/tsconfig.json',
          'e2e/tsconfig.json',
        ],
        noWarnOnMultipleProjects: true,
        conditionNames: ['@baldojang/source', 'types', 'import', 'require', 'default'],
      },
    },
  },
  rules: {
    'boundaries/no-unknown-files': 'error',
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        policies: [
          { allow: { to: { module: { origin: ['external', 'core'] } } } },
          ...ROOMS.flatMap(({ room, may }) => may.map((name) => ({ from: place(room), allow: { to: target(name) } }))),
        ],
      },
    ],
  },
};

const STORAGE = ['localStorage', 'sessionStorage'];
const NO_STORAGE = 'It throws where site data is blocked or full: lib/storage.ts.';
const ENVIRONMENT = { object: 'process', property: 'env', message: 'Only config.ts reads the environment.' };

export default defineConfig(
  globalIgnores([
    '**/dist/**',
    '**/*.generated.ts',
    'server/src/database/migrations/**',
    '**/.data/**',
    'playwright-report/**',
    'test-results/**',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['playwright.config.ts'], defaultProject: 'e2e/tsconfig.json' },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Functions handed around as properties need no `this`; written as methods they look as if they did.
      '@typescript-eslint/method-signature-style': ['error', 'property'],
      '@typescript-eslint/require-await': 'off', // Apollo's hooks are async by contract
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-properties': ['error', ENVIRONMENT],
      'no-console': 'error',
    },
  },
  {
    files: ['client/src/**/*.ts', 'client/src/**/*.tsx'],
    rules: {
      'no-restricted-properties': [
        'error',
        ENVIRONMENT,
        ...STORAGE.map((property) => ({ property, message: NO_STORAGE })),
        { property: 'toLocaleString', message: 'Its first answer alone is a long task on a phone: lib/number-text.ts.' },
      ],
      'no-restricted-globals': ['error', ...STORAGE.map((name) => ({ name, message: NO_STORAGE }))],
    },
  },
  {
    files: ['client/src/**/*.ts', 'client/src/**/*.tsx'],
    ignores: ['**/*.spec.ts', '**/*.spec.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['Literal[value=/[가-힣]/]', 'TemplateElement[value.raw=/[가-힣]/]', 'JSXText[value=/[가-힣]/]'].map((korean) => ({
          selector: `${korean}:not(Program > * VariableDeclarator[id.name=/^[A-Z][A-Z0-9_]*$/] *)`,
          message: 'Korean stands in strings.ts, or in a constant at the top of the file: STRINGS, or a name for the data.',
        })),
        ...['strings', 'texts'].map((name) => ({
          selector: `ExportNamedDeclaration VariableDeclarator[id.name='${name}']`,
          message: 'Its name is STRINGS.',
        })),
      ],
    },
  },
  // Decorated signatures need the classes as values, which the rule above cannot see.
  { files: ['server/src/**/*.ts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  {
    files: ['server/src/config.ts', '**/*.config.ts', 'server/test/**', 'e2e/**', '**/*.spec.ts', '**/*.spec.tsx'],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-globals': 'off' },
  },
  {
    files: ['server/src/commands/**', 'server/tools/**', 'server/src/main.ts', 'bench/product/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['client/src/**/*.tsx'],
    ignores: ['**/*.spec.tsx'],
    plugins: { local: { rules: { 'text-in-own-element': textInOwnElement } } },
    rules: { 'local/text-in-own-element': 'error' },
  },
  { files: ['client/src/**/*.tsx', 'client/src/**/*.ts'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        require: 'readonly',
        module: 'writable',
        __dirname: 'readonly',
        globalThis: 'readonly',
        window: 'readonly',
        document: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        Buffer: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        kakao: 'writable',
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: [
            'rules/tsconfig.json',
            'server/tsconfig.json',
            'client/tsconfig.json',
            'bench/tsconfig.json',
            'e2e/tsconfig.json',
          ],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  importMap,
  // A spec may reach for the test harness and whatever it proves.
  { files: ['**/*.spec.ts', '**/*.spec.tsx'], rules: { 'boundaries/dependencies': 'off' } },
  prettier,
);
