import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { type ComplexityEstimator, fieldExtensionsEstimator, getComplexity } from 'graphql-query-complexity';

/** Bounds of one GraphQL document. A list of facilities with all fields costs about 4,000. */
export const DOCUMENT_LIMITS = {
  tokens: 1_200,
  depth: 10,
  aliases: 30,
  rootFields: 20,
  selections: 1_000,
  cost: 10_000,
} as const;

export const TOO_COMPLEX = 'TOO_COMPLEX';

const tooComplex = (text: string, details: Record<string, unknown> = {}) =>
  new GraphQLError(`요청이 너무 복잡합니다: ${text}`, { extensions: { code: TOO_COMPLEX, ...details, http: { status: 400 } } });

/**
 * Depth, aliases, root fields and selections, fragments unfolded. Counting stops at the first bound that is passed, so
 * that a fragment bomb costs no more than an honest document. Introspection has its own bound in graphql-js.
 */
export const boundedDocument: ValidationRule = (context: ValidationContext): ASTVisitor => {
  const counter = new DocumentCounter(context.getDocument());
  return {
    OperationDefinition(operation) {
      const problem = counter.problemOf(operation.selectionSet);
      if (problem) context.reportError(tooComplex(problem));
    },
    StringValue({ value }) {
      // Postgres cannot store it; texts in variables are checked by clean-variables.ts.
      if (value.includes('\0')) context.reportError(new GraphQLError('사용할 수 없는 문자가 들어 있습니다.'));
    },
  };
};

/**
 * One field that looks at a secret (a password, a code) in a document: aliases would otherwise try a hundred passwords in the
 * one request that a limit counts.
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

class DocumentCounter {
  private readonly fragments: Map<string, FragmentDefinitionNode>;
  private aliases = 0;
  private rootFields = 0;
  private selections = 0;
  private problem: string | undefined;

  constructor(document: DocumentNode) {
    this.fragments = new Map(
      document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
    );
  }

  problemOf(selectionSet: SelectionSetNode): string | undefined {
    this.visit(selectionSet, 1, new Set());
    return this.problem;
  }

  private visit(selectionSet: SelectionSetNode, depth: number, within: ReadonlySet<string>): void {
    if (depth > DOCUMENT_LIMITS.depth) this.problem ??= `깊이는 ${DOCUMENT_LIMITS.depth}까지입니다.`;
    for (const selection of selectionSet.selections) {
      if (this.problem) return;
      // Spreads count too: fragments that only spread each other would otherwise multiply without a single field.
      if (++this.selections > DOCUMENT_LIMITS.selections) this.problem = `선택은 ${DOCUMENT_LIMITS.selections}개까지입니다.`;
      else if (selection.kind === Kind.FRAGMENT_SPREAD) this.visitSpread(selection.name.value, depth, within);
      else if (selection.kind === Kind.INLINE_FRAGMENT) this.visit(selection.selectionSet, depth, within);
      else this.visitField(selection, depth, within);
    }
  }

  private visitSpread(name: string, depth: number, within: ReadonlySet<string>): void {
    const fragment = this.fragments.get(name);
    // A circle is another rule's error; here it only must not run for ever.
    if (fragment && !within.has(name)) this.visit(fragment.selectionSet, depth, new Set(within).add(name));
  }

  private visitField(field: FieldNode, depth: number, within: ReadonlySet<string>): void {
    if (field.alias && ++this.aliases > DOCUMENT_LIMITS.aliases) this.problem = `별칭은 ${DOCUMENT_LIMITS.aliases}개까지입니다.`;
    if (depth === 1 && ++this.rootFields > DOCUMENT_LIMITS.rootFields)
      this.problem = `최상위 필드는 ${DOCUMENT_LIMITS.rootFields}개까지입니다.`;
    const isIntrospection = field.name.value.startsWith('__');
    if (field.selectionSet && !isIntrospection) this.visit(field.selectionSet, depth + 1, within);
  }
}

/** A list costs its asked length times what each item costs; long texts say their own cost (`complexity`, TEXT_COST). */
const listEstimator: ComplexityEstimator = ({ args, childComplexity }) => {
  const length = [args.size, args.limit].find((value): value is number => typeof value === 'number') ?? 1;
  return 1 + Math.max(length, 1) * childComplexity;
};

/** Cost of an operation with its variables; throws what Apollo answers with 400. */
export function assertAffordable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  variables: Record<string, unknown>,
): number {
  let cost: number;
  try {
    cost = getComplexity({
      schema,
      query: document,
      operationName: operationName ?? undefined,
      variables,
      estimators: [fieldExtensionsEstimator(), listEstimator],
    });
  } catch (error) {
    // Variables that do not fit their types; without a code and a status Apollo would call it a fault of the server.
    throw new GraphQLError(error instanceof Error ? error.message : '변수의 값이 올바르지 않습니다.', {
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
  }
  if (cost > DOCUMENT_LIMITS.cost)
    throw tooComplex(`비용 ${cost}, 최대 ${DOCUMENT_LIMITS.cost}.`, { cost: { asked: cost, most: DOCUMENT_LIMITS.cost } });
  return cost;
}
