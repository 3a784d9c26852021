import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  typeFromAST,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { onReplica } from '../../database/replica-reads';
import { GoneMeanwhileError } from '../../shared/errors';
import type { Execute, ExecuteOptions } from '../../shared/request-context';
import { cleanText, cleanVariables } from './clean-variables';
import { maxAgeIn } from './cache-control';
import type { FormatError } from './format-error';
import { inputDefaultsOf } from './input-defaults';

/** Retries of a query whose rows were deleted while it ran. */
const AGAIN_MAX = 2;

interface Compilation {
  query: CompiledQuery['query'];
  /** Defaults of variables that are not provided. */
  defaults: Record<string, unknown>;
  /** By name: completes the value of a provided variable. */
  fills: [name: string, fill: (value: unknown) => unknown][];
}

/**
 * Runs validated documents, compiled once each by graphql-jit: the same way for GraphQL requests (through Apollo's gateway
 * option) and for REST rows. Compilations live as long as their document object, so Apollo's document cache bounds them.
 * Errors come back as a client may see them.
 * @param onWrite called after each mutation of a member
 */
export function createExecutor(schema: GraphQLSchema, formatError: FormatError, onWrite: () => void = () => {}): Execute {
  const maxAgeOf = maxAgeIn(schema);
  const compilations = new WeakMap<DocumentNode, Map<string, Compilation>>();

  const compile = (document: DocumentNode, operationName: string | null): Compilation | ExecutionResult => {
    const byName = compilations.get(document) ?? new Map<string, Compilation>();
    compilations.set(document, byName);
    const key = operationName ?? '';
    const cached = byName.get(key);
    if (cached) return cached;
    const compiled = compileQuery(schema, withCleanTexts(document), operationName ?? undefined);
    if (!isCompiledQuery(compiled)) return compiled;
    const compilation = {
      query: compiled.query,
      defaults: defaultsOf(document, operationName),
      fills: fillsOf(schema, document, operationName),
    };
    // Clients choose names: an unknown one must not stay in memory.
    byName.set(key, compilation);
    return compilation;
  };

  const run = async <Data, Variables>({
    document,
    variables,
    context,
    operationName = null,
  }: ExecuteOptions<Data, Variables>) => {
    const compilation = compile(document, operationName);
    if (!('query' in compilation)) return compilation as ExecutionResult<Data>;
    const input: Record<string, unknown> = cleanVariables({ ...compilation.defaults, ...(variables ?? {}) });
    for (const [name, fill] of compilation.fills) if (name in input) input[name] = fill(input[name]);
    return (await compilation.query(undefined, context, input)) as ExecutionResult<Data>;
  };

  return async (options) => {
    const operation = getOperationAST(options.document, options.operationName);
    if (!operation) return { errors: [refuse('operationName이 문서의 작업 하나를 가리켜야 합니다.')] };
    // Validation accepts an operation without a root type; the compiler throws.
    if (!schema.getRootType(operation.operation)) return { errors: [refuse(`이 API에는 ${operation.operation}이 없습니다.`)] };
    const isQuery = operation.operation === OperationTypeNode.QUERY;
    const { context } = options;
    const isVisitorsRead = isQuery && context.viewer === null;
    if (isVisitorsRead && context.caching)
      context.caching.maxAge = Math.min(
        context.caching.maxAge ?? Infinity,
        maxAgeOf(options.document, options.operationName ?? null),
      );
    const runOnce = () =>
      (isVisitorsRead ? onReplica(() => run(options)) : run(options)).catch((error: unknown) => ({
        errors: [error as GraphQLError],
        data: undefined,
      }));
    let result = await runOnce();
    // Its statements saw different snapshots.
    for (let again = 0; isQuery && again < AGAIN_MAX && hasGone(result); again++) result = await runOnce();
    // Not of visitors: anybody could empty caches with wrong passwords.
    if (!isQuery && context.viewer) onWrite();
    return result.errors ? { ...result, errors: result.errors.map((error) => formatError(error, context)) } : result;
  };
}

const hasGone = ({ errors }: Pick<ExecutionResult, 'errors'>): boolean =>
  errors?.some(({ originalError }) => originalError instanceof GoneMeanwhileError) ?? false;

/** String literals of the document. */
const withCleanTexts = (document: DocumentNode): DocumentNode =>
  visit(document, { StringValue: (node) => ({ ...node, value: cleanText(node.value) }) });

/** graphql-jit ignores them for required types (`$page: Int! = 0`). */
function defaultsOf(document: DocumentNode, operationName: string | null): Record<string, unknown> {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  return Object.fromEntries(
    definitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}

function fillsOf(schema: GraphQLSchema, document: DocumentNode, operationName: string | null): Compilation['fills'] {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  return definitions.flatMap(({ variable, type }) => {
    const inputType = typeFromAST(schema, type) as GraphQLInputType | undefined;
    const fill = inputType && inputDefaultsOf(inputType);
    return fill ? [[variable.name.value, fill]] : [];
  });
}

const refuse = (text: string) => new GraphQLError(text, { extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } });
