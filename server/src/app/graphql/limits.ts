import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { type ComplexityEstimator, fieldExtensionsEstimator, getComplexity } from 'graphql-query-complexity';
import { listCost } from '../../shared/validation/field-cost';
import { isPlainObject } from '../../shared/validation/is-plain-object';

/** Limits of one GraphQL document; the web client's stay well below (client-documents.spec.ts). */
export const DOCUMENT_LIMITS = {
  tokens: 1_200,
  depth: 10,
  aliases: 30,
  rootFields: 20,
  selections: 1_000,
  /** Repeated selections of a name: comparing them is quadratic. */
  repeats: 50,
  cost: 10_000,
  /** Values in the variables at any depth. */
  values: 2_000,
  /** Errors after which validation stops. */
  errors: 10,
} as const;

export const TOO_COMPLEX = 'TOO_COMPLEX';

const tooComplex = (text: string, details: Record<string, unknown> = {}) =>
  new GraphQLError(`요청이 너무 복잡합니다: ${text}`, { extensions: { code: TOO_COMPLEX, ...details, http: { status: 400 } } });

/**
 * Depth, aliases, root fields, selections and repeats, fragments unfolded. Counting stops at the first exceeded limit, which
 * keeps fragment bombs cheap.
 */
export const boundedDocument: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  Document(document) {
    const problem = new DocumentCounter(document).findProblem();
    if (!problem) return undefined;
    context.reportError(tooComplex(problem));
    // Replaced, so that the rules of graphql-js do not visit it.
    return { ...document, definitions: [] };
  },
  StringValue({ value }) {
    // Postgres cannot store NUL; clean-variables.ts checks variables.
    if (value.includes('\0')) context.reportError(new GraphQLError('사용할 수 없는 문자가 들어 있습니다.'));
  },
});

/**
 * At most one field that checks a secret (a password, a code) per document: otherwise aliases would try many passwords in one counted
 * request.
 */
export const oneSecretCheck: ValidationRule = (context: ValidationContext): ASTVisitor => {
  let seen = 0;
  return {
    Field(node) {
      if (context.getFieldDef()?.extensions.checksSecret && ++seen === 2)
        context.reportError(
          tooComplex('비밀번호나 코드를 확인하는 작업은 한 번에 하나만 보낼 수 있습니다.', { field: node.name.value }),
        );
    },
  };
};

/** Introspection: graphql-js limits its depth, and tools need more of it than data does. */
const UNBOUNDED_DEPTH = -Infinity;

interface Place {
  depth: number;
  /** Enclosing fragments. */
  within: ReadonlySet<string>;
  /** Response names seen so far. */
  names: Set<string>;
}

class DocumentCounter {
  private readonly fragments: Map<string, FragmentDefinitionNode>;
  private readonly seen = new Set<FragmentDefinitionNode>();
  private isOperation = true;
  private aliases = 0;
  private rootFields = 0;
  private selections = 0;
  private repeats = 0;
  private problem: string | undefined;

  constructor(private readonly document: DocumentNode) {
    this.fragments = new Map(
      document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
    );
  }

  findProblem(): string | undefined {
    const { definitions } = this.document;
    for (const node of definitions) if (node.kind === Kind.OPERATION_DEFINITION) this.start(node.selectionSet);
    // Other rules refuse unused and duplicate fragments, but only after comparing their fields.
    this.isOperation = false;
    for (const node of definitions)
      if (node.kind === Kind.FRAGMENT_DEFINITION && !this.seen.has(node)) this.start(node.selectionSet);
    return this.problem;
  }

  private start(selectionSet: SelectionSetNode): void {
    this.visit(selectionSet, { depth: 1, within: new Set(), names: new Set() });
  }

  private visit(selectionSet: SelectionSetNode, place: Place): void {
    if (place.depth > DOCUMENT_LIMITS.depth) this.problem ??= `깊이는 ${DOCUMENT_LIMITS.depth}까지입니다.`;
    for (const selection of selectionSet.selections) {
      if (this.problem) return;
      // Spreads count too: fragments could multiply without any field.
      if (++this.selections > DOCUMENT_LIMITS.selections) this.problem = `선택은 ${DOCUMENT_LIMITS.selections}개까지입니다.`;
      else if (selection.kind === Kind.FRAGMENT_SPREAD) this.visitSpread(selection.name.value, place);
      else if (selection.kind === Kind.INLINE_FRAGMENT) this.visit(selection.selectionSet, place);
      else this.visitField(selection, place);
    }
  }

  private visitSpread(name: string, place: Place): void {
    const fragment = this.fragments.get(name);
    // Another rule reports cycles; here they must only end.
    if (!fragment || place.within.has(name)) return;
    this.seen.add(fragment);
    this.visit(fragment.selectionSet, { ...place, within: new Set(place.within).add(name) });
  }

  private visitField(field: FieldNode, { depth, within, names }: Place): void {
    if (field.alias && ++this.aliases > DOCUMENT_LIMITS.aliases) this.problem = `별칭은 ${DOCUMENT_LIMITS.aliases}개까지입니다.`;
    if (this.isOperation && depth === 1 && ++this.rootFields > DOCUMENT_LIMITS.rootFields)
      this.problem = `최상위 필드는 ${DOCUMENT_LIMITS.rootFields}개까지입니다.`;
    const name = (field.alias ?? field.name).value;
    if (names.has(name) && ++this.repeats > DOCUMENT_LIMITS.repeats)
      this.problem = `같은 이름은 ${DOCUMENT_LIMITS.repeats}번까지 되풀이할 수 있습니다.`;
    names.add(name);
    if (!field.selectionSet) return;
    const isIntrospection = field.name.value.startsWith('__');
    this.visit(field.selectionSet, { depth: isIntrospection ? UNBOUNDED_DEPTH : depth + 1, within, names: new Set() });
  }
}

/** Estimated length of the lists of introspection. */
const INTROSPECTION_LENGTHS: Record<string, number> = { types: 120, fields: 8, args: 2, inputFields: 4, enumValues: 4 };
/** Introspection reads memory only, so its fields are cheap. */
const INTROSPECTION_PARTS_OF_ONE = 20;

const introspectionEstimator: ComplexityEstimator = ({ type, field, childComplexity }) => {
  if (field.name === '__schema' || field.name === '__type') return 1 + Math.ceil(childComplexity / INTROSPECTION_PARTS_OF_ONE);
  return type.name.startsWith('__') ? 1 + (INTROSPECTION_LENGTHS[field.name] ?? 1) * childComplexity : undefined;
};

/** Lists without a size argument and long texts declare their cost (`complexity`; LIST_LENGTHS, TEXT_COST). */
const listEstimator: ComplexityEstimator = ({ args, childComplexity }) => {
  const length = [args.size, args.limit].find((value): value is number => typeof value === 'number') ?? 1;
  return listCost(length, childComplexity);
};

/** `extensions.cost` of the response. */
export interface DocumentCost {
  asked: number;
  most: number;
}

/** Cached per document, as counting is slower than many queries. */
const cachedCosts = new WeakMap<DocumentNode, Map<string, number>>();
const CACHED_COSTS_MAX = 50;
const KEY_MAX = 1_000;

/**
 * Cached cost of an operation with the same numbers and flags in its variables; undefined if there is none. The executor checks the types
 * of texts.
 */
function cachedCostOf(
  document: DocumentNode,
  operationName: string | null,
  variables: Record<string, unknown>,
): DocumentCost | undefined {
  const asked = cachedCosts.get(document)?.get(keyOf(operationName, variables));
  return asked === undefined ? undefined : { asked, most: DOCUMENT_LIMITS.cost };
}

/** Cost of an operation with its variables. @throws GraphQLError with status 400 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  variables: Record<string, unknown>,
): DocumentCost {
  try {
    refuseManyValues(variables);
    refuseWrongVariables(schema, document, operationName, variables);
    const costs = cachedCosts.get(document) ?? new Map<string, number>();
    cachedCosts.set(document, costs);
    const key = keyOf(operationName, variables);
    const asked = costs.get(key) ?? countCost(schema, document, operationName, variables);
    if (key.length <= KEY_MAX && costs.size < CACHED_COSTS_MAX) costs.set(key, asked);
    return { asked, most: DOCUMENT_LIMITS.cost };
  } catch (error) {
    // Variables of the wrong type; without code and status Apollo would answer 500.
    throw new GraphQLError(error instanceof Error ? error.message : '변수의 값이 올바르지 않습니다.', {
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
  }
}

const keyOf = (operationName: string | null, variables: Record<string, unknown>): string =>
  JSON.stringify([operationName, variables], withoutText);

/** Numbers, flags and missing values decide the cost; texts and files do not. */
const withoutText = (_name: string, value: unknown) => (typeof value === 'string' || !isJson(value) ? '' : value);

const isJson = (value: unknown) => typeof value !== 'object' || value === null || Array.isArray(value) || isPlainObject(value);

function countCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  variables: Record<string, unknown>,
): number {
  return getComplexity({
    schema,
    query: document,
    operationName: operationName ?? undefined,
    variables,
    estimators: [introspectionEstimator, fieldExtensionsEstimator(), listEstimator],
  });
}

function refuseManyValues(variables: Record<string, unknown>): void {
  const waiting: unknown[] = [variables];
  for (let seen = 0; waiting.length > 0; seen++) {
    if (seen > DOCUMENT_LIMITS.values) throw new Error(`변수의 값은 모두 ${DOCUMENT_LIMITS.values}개까지 보낼 수 있습니다.`);
    const value = waiting.pop();
    if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) waiting.push(item);
  }
}

/** The cost library would report each of thousands of wrong values with its surroundings. */
function refuseWrongVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  variables: Record<string, unknown>,
): void {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const [error] = getVariableValues(schema, definitions, variables, { maxErrors: 1 }).errors ?? [];
  if (error) throw error;
}

export function assertAffordable(cost: DocumentCost): void {
  if (cost.asked > cost.most) throw tooComplex(`비용 ${cost.asked}, 최대 ${cost.most}.`, { cost });
}

/** Cost of a document. @throws GraphQLError above the limit */
export const priceIn =
  (schema: GraphQLSchema) =>
  (document: DocumentNode, operationName: string | null, variables: Record<string, unknown>): DocumentCost => {
    const cost = cachedCostOf(document, operationName, variables) ?? costOf(schema, document, operationName, variables);
    assertAffordable(cost);
    return cost;
  };
