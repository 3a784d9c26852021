import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { isSafePattern } from 'redos-detector';
import * as ts from 'typescript';
import { QUESTION_WORDS } from '../../modules/chatbot/care/question-words';
import { RED_FLAG_RULES } from '../../modules/chatbot/alarms/red-flag-rules';

const ROOT = resolve(__dirname, '../../../..');
/** Enough for every expression that the detector can follow at all; with the others it would go on for minutes. */
const STEPS_MAX = 5_000;

/**
 * Expressions whose time may grow faster than their input, or which the detector cannot follow, by file or folder, and why nobody
 * can send them much.
 */
const BOUNDED: Record<string, string> = {
  'server/src/adapters/public-data/file-name-of.ts': 'a header of the public data, 16 kB at most',
  'server/src/adapters/public-data/find-download.ts': 'the page of the public data, cut by its reader',
  'server/src/adapters/storage/s3-client.ts': 'an answer of the storage, cut by its reader',
  'server/src/app/pages/page-head.ts': 'our own built page, once at the start',
  'server/src/app/pages/route-of-address.ts': 'paths of the table',
  'server/src/app/share-image/share-image-router.ts': 'a path, 16 kB at most with all headers',
  'server/src/commands/lazy-source-maps.ts': 'a stack of ours, when a command has failed',
  'server/src/config.ts': 'settings of whoever runs the server',
  'server/src/database/snake-naming-strategy.ts': 'names of our entities',
  'server/src/demo/': 'our own words',
  'server/src/doctor/': 'settings of whoever runs the server',
  'content/care/': 'a message is cut to 1,000 characters first',
  'server/src/modules/chatbot/': 'a message is cut to 1,000 characters first, a place is a name of the public data',
  'server/src/modules/facility/import/': 'cells of the public data',
  'server/src/rest/mount.ts': 'paths of the table',
  'server/src/rest/openapi': 'paths of the table',
  'server/src/rest/read-body.ts': 'a header, 16 kB at most with all others',
  'server/src/shared/text/mistyped.ts': 'keystrokes of 12 syllables at most',
  'server/src/shared/validation/member-rules.ts': 'the e-mail, whose length of 255 characters is looked at first',
  'server/src/shared/text/region.ts': 'a name of 50 characters at most, or a cell of the public data',
  'client/src/components/map/official-names.ts': 'names in a file of ours',
  'client/src/features/chatbot/chatbot-answer.tsx': 'an answer of ours',
  'client/src/features/facility/detail/contact-links.tsx': 'a cell of the public data',
  'client/src/service-worker/client-paths.ts': 'our own routes, when the client is built',
  'client/src/playground/': 'what people type into their own browser',
};

/** Where expressions are put together at run time, and of what. */
const BUILT: Record<string, string> = {
  'server/src/app/pages/pages.ts': 'paths of the table',
  'server/src/app/pages/route-of-address.ts': 'paths of the table, for an address cut to 300 characters',
  'server/src/demo/demo-content.ts': 'patterns of the rules, checked here',
  'server/src/modules/chatbot/': 'our own words',
  'server/src/modules/facility/facility-suggestions.ts': 'an escaped text of 100 characters at most, for names of ours',
  'server/src/modules/member/member-checks.ts': 'patterns of the rules, checked here',
  'server/src/modules/review/review-checks.ts': 'patterns of the rules, checked here',
  'server/src/modules/support/support-checks.ts': 'patterns of the rules, checked here',
  'server/src/modules/search/areas.ts': 'an escaped text of 100 characters at most, for names of ours and of the public data',
  'server/src/shared/validation/text-rules.ts':
    'patterns of the rules, checked here, and two kinds of characters that do not overlap, 12 of them before the rest',
  'client/src/features/member/rules.ts': 'patterns of the rules, checked here',
  'client/src/features/review/form/tag-input.tsx': 'patterns of the rules, checked here',
  'client/src/features/support/inquiry-form.tsx': 'patterns of the rules, checked here',
  'client/src/lib/text.ts': 'patterns of the rules, checked here',
  'client/src/service-worker/sw.ts': 'paths of our routes',
};

interface Expression {
  file: string;
  source: string;
  flags: string;
}

const SOURCES = ['rules/src', 'server/src', 'client/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(spec|generated|d)\.tsx?$/.test(name))
    .map((name) => join(ROOT, folder, name)),
);

function expressionsIn(path: string): { literals: Expression[]; built: string[] } {
  const file = relative(ROOT, path);
  const literals: Expression[] = [];
  const built: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      literals.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (isRulePattern(node)) {
      literals.push({ file, source: node.initializer.text, flags: 'u' });
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      const [source] = node.arguments ?? [];
      if (source && ts.isStringLiteralLike(source)) literals.push({ file, source: source.text, flags: '' });
      else built.push(file);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  return { literals, built };
}

/** What the chatbot's data holds, with its word lists filled in. */
function expressionsOfContent(): Expression[] {
  const redFlags = RED_FLAG_RULES.flatMap(({ happens, named }) => [
    named,
    ...happens.flatMap(({ pattern, unless }) => [pattern, unless]),
  ]);
  const { species, fillers, ...words } = QUESTION_WORDS;
  return [...redFlags, ...fillers, ...Object.values(species), ...Object.values(words)].flatMap((pattern) =>
    pattern ? [{ file: 'content/care/', source: pattern.source, flags: pattern.flags }] : [],
  );
}

/** `pattern: '…'` of the shared rules, which both sides make into expressions. */
function isRulePattern(node: ts.Node): node is ts.PropertyAssignment & { initializer: ts.StringLiteral } {
  return ts.isPropertyAssignment(node) && node.name.getText() === 'pattern' && ts.isStringLiteral(node.initializer);
}

const startsWithOneOf = (file: string, places: Record<string, string>) =>
  Object.keys(places).some((place) => file.startsWith(place));

function isLinear({ source, flags }: Expression): boolean {
  // The detector knows no names of groups.
  const { safe } = isSafePattern(source.replace(/\(\?<(?![=!])\w+>/g, '('), {
    ...{ caseInsensitive: flags.includes('i'), dotAll: flags.includes('s'), multiLine: flags.includes('m') },
    ...{ unicode: flags.includes('u'), maxSteps: STEPS_MAX },
  });
  return safe;
}

describe('regular expressions', () => {
  const found = SOURCES.map(expressionsIn);
  const literals = [...found.flatMap((file) => file.literals), ...expressionsOfContent()];

  it('take time that grows with their input, or get little of it', () => {
    const unbounded = literals.filter(({ file }) => !startsWithOneOf(file, BOUNDED));
    expect(unbounded.length).toBeGreaterThan(50);
    expect(unbounded.filter((literal) => !isLinear(literal)).map(({ file, source }) => `${file}: ${source}`)).toEqual([]);
  });

  it('are built at run time in few places', () => {
    const built = found.flatMap((file) => file.built);
    expect(built.filter((file) => !startsWithOneOf(file, BUILT))).toEqual([]);
  });

  it('leave no exception behind that nothing needs', () => {
    const files = literals.map(({ file }) => file);
    const built = found.flatMap((file) => file.built);
    expect(Object.keys(BOUNDED).filter((place) => !files.some((file) => file.startsWith(place)))).toEqual([]);
    expect(Object.keys(BUILT).filter((place) => !built.some((file) => file.startsWith(place)))).toEqual([]);
  });
});
