import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type ASTNode,
  concatAST,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  separateOperations,
  typeFromAST,
  validate,
  visit,
} from 'graphql';
import { emptyValueOf } from '../../../test/schema-calls';
import { LIMITS } from '../../shared/validation/limits';
import { maxAgeIn } from './cache-control';
import { boundedDocument, costOf, DOCUMENT_LIMITS } from './limits';
import { createSchema } from './schema';

const FOLDER = resolve(__dirname, '../../../../client/src');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
const schema = createSchema();
const documents = separateOperations(concatAST(files.map((file) => parse(readFileSync(resolve(FOLDER, file), 'utf8')))));
const names = Object.keys(documents);

/** The longest that the client asks for; what is not here fails below. */
const LENGTHS: Record<string, { size?: number; limit?: number }> = {
  AdminConflicts: { size: 20 },
  AdminCorrections: { size: 20 },
  AdminDataEditions: { size: 20 },
  AdminDataFindings: { size: 20 },
  AdminInquiries: { size: 20 },
  AdminMembers: { size: 20 },
  AdminReports: { size: 20 },
  AdminVisits: { size: 10 },
  AuditEntries: { size: 20 },
  BoardCarousel: { size: 3 },
  BoardList: { size: 10 },
  // Four pages at once, where the nearest come first.
  FacilitySearch: { size: 4 * LIMITS.facilityPageSize },
  FacilitySearchInBounds: { limit: LIMITS.boundsLimit },
  FavoriteCards: { size: LIMITS.facilityPageSize },
  FavoritePlaces: { size: 500 },
  LatestBoards: { size: 5 },
  LatestReviews: { size: 50 },
  MemberReviews: { size: 20 },
  MyComments: { size: 10 },
  MyInquiries: { size: 10 },
  MyFavorites: { size: 10 },
  MyVisitReports: { size: 10 },
  ReportedContents: { size: 20 },
  ReviewBursts: { size: 10 },
  ReviewCarousel: { size: 10 },
  SupportComments: { size: 50 },
  Suggestions: { limit: LIMITS.suggestionLimit },
};

/** As Apollo Client sends it: every object but the operation itself tells its type. */
function asSent(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: (node, _key, parent) =>
      (parent as ASTNode).kind === Kind.OPERATION_DEFINITION
        ? undefined
        : { ...node, selections: [...node.selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }] },
  });
}

const sent = Object.fromEntries(names.map((name) => [name, asSent(documents[name]!)]));
const isOperation = (node: ASTNode): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION;
const isFragment = (node: ASTNode): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION;

/** Everything that may be asked for is asked for. */
function largestVariables(name: string): Record<string, unknown> {
  const definitions = sent[name]!.definitions.find(isOperation)?.variableDefinitions ?? [];
  const values = definitions.map(({ variable, type }): [string, unknown] => {
    const inputType = typeFromAST(schema, type as never);
    return [variable.name.value, String(inputType) === 'Boolean!' ? true : emptyValueOf(inputType as never)];
  });
  return { ...Object.fromEntries(values), ...LENGTHS[name] };
}

it('finds the documents of the client, in files of their own', () => {
  expect(names.length).toBeGreaterThan(40);
  expect(Object.values(sent).flatMap(({ definitions }) => definitions.filter(isFragment)).length).toBeGreaterThan(40);
});

it('covers every list whose length the client chooses', () => {
  const asked = names.filter((name) =>
    documents[name]!.definitions.some(
      (node) =>
        isOperation(node) && node.variableDefinitions?.some(({ variable }) => ['size', 'limit'].includes(variable.name.value)),
    ),
  );
  expect(Object.keys(LENGTHS).sort()).toEqual(asked.sort());
});

describe.each(names)('the document %s of the client', (name) => {
  it('stays within half of every limit, of repeated names within two thirds', () => {
    for (const bound of ['depth', 'aliases', 'rootFields', 'selections', 'repeats'] as const)
      jest.replaceProperty(
        DOCUMENT_LIMITS,
        bound,
        Math.floor(DOCUMENT_LIMITS[bound] * (bound === 'repeats' ? 2 / 3 : 1 / 2)) as never,
      );
    try {
      expect(validate(schema, sent[name]!, [boundedDocument])).toEqual([]);
      expect(() => parse(print(sent[name]!), { maxTokens: DOCUMENT_LIMITS.tokens / 2 })).not.toThrow();
    } finally {
      jest.restoreAllMocks();
    }
  });

  it('stays within the cost limit with its largest variables', () => {
    expect(costOf(schema, sent[name]!, name, largestVariables(name)).asked).toBeLessThanOrEqual(DOCUMENT_LIMITS.cost);
  });
});

it('leaves the calendar page far below the highest cost', () => {
  const { asked, most } = costOf(schema, sent.ReviewCalendar!, null, largestVariables('ReviewCalendar'));
  expect(asked).toBeLessThan(most / 2);
});

it('answers all that the client reads by GET for all visitors the same', () => {
  const [, list = ''] = /SHARED_READS = new Set\(\[([^\]]+)\]/.exec(
    readFileSync(resolve(FOLDER, 'lib/shared-reads.ts'), 'utf8'),
  )!;
  const shared = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name!);
  expect(shared.length).toBeGreaterThan(10);
  const maxAge = maxAgeIn(schema);
  expect(shared.filter((name) => !(name in sent) || maxAge(sent[name]!, name) === 0)).toEqual([]);
});
