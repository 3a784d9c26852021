import {
  type DocumentNode,
  type GraphQLArgument,
  GraphQLEnumType,
  type GraphQLField,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
} from 'graphql';
import { rootFieldsOf } from '../src/app/graphql/auth-checker';

/** The root field itself, so that tests over all of them follow the schema and not a list of names. */
export function rootFieldOf(schema: GraphQLSchema, name: string): GraphQLField<unknown, unknown> {
  const field = rootFieldsOf(schema).find((candidate) => candidate.name === name);
  if (!field) throw new Error(`No root field ${name}`);
  return field as GraphQLField<unknown, unknown>;
}

/** The arguments without which the root field cannot be called. */
export const requiredArguments = (schema: GraphQLSchema, name: string): GraphQLArgument[] =>
  rootFieldOf(schema, name).args.filter(isRequiredArgument);

export const isQuery = (schema: GraphQLSchema, name: string): boolean => name in (schema.getQueryType()?.getFields() ?? {});

/** A document that calls one root field with the named arguments as variables of their names. */
export function documentOf(
  schema: GraphQLSchema,
  name: string,
  { args: names, depth = 1 }: { args: readonly string[]; depth?: number },
): DocumentNode {
  const field = rootFieldOf(schema, name);
  const args = field.args.filter((arg) => names.includes(arg.name));
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const operation = isQuery(schema, name) ? 'query' : 'mutation';
  return parse(
    `${operation}${declared && `(${declared})`} { ${name}${passed && `(${passed})`} ${selectionOf(field.type, depth)} }`,
  );
}

/** For arguments that fields of objects require. */
const LITERALS: Record<string, string> = { pets: '[{ species: DOG, weightKg: 4.5 }]' };

/** Everything of a type, `depth` objects deep; nothing of a scalar. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).map((field) => {
    if (!isObjectType(getNamedType(field.type))) return field.name;
    const args = field.args.filter(isRequiredArgument).map(({ name }) => `${name}: ${LITERALS[name]}`);
    const call = args.length ? `${field.name}(${args.join(', ')})` : field.name;
    return depth > 1 ? `${call} ${selectionOf(field.type, depth - 1)}` : '';
  });
  return `{ __typename ${fields.join(' ')} }`;
}

/** A value of the type that breaks every rule that can be broken: what answers it is not access, but the rules behind it. */
export function emptyValueOf(type: GraphQLInputType): unknown {
  if (type instanceof GraphQLNonNull) return emptyValueOf(type.ofType);
  if (type instanceof GraphQLList) return [];
  if (type instanceof GraphQLEnumType) return type.getValues()[0]?.name;
  if (type instanceof GraphQLInputObjectType) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, emptyValueOf(field.type)]));
  }
  return { Int: 0, Float: 0, Boolean: false, ID: '0', DateTimeISO: '1970-01-01T00:00:00.000Z' }[type.name] ?? '';
}

export interface InputPlace {
  path: (string | number)[];
  /** Without its `!`. */
  type: GraphQLInputType;
}

/** Every place of a root field's arguments where a value may stand: objects and lists, and what is in them. */
export function inputPlacesOf(field: GraphQLField<unknown, unknown>): InputPlace[] {
  return field.args.flatMap((arg) => placesIn([arg.name], arg.type));
}

function placesIn(path: InputPlace['path'], type: GraphQLInputType): InputPlace[] {
  if (type instanceof GraphQLNonNull) return placesIn(path, type.ofType);
  const own = { path, type };
  if (type instanceof GraphQLList) return [own, ...placesIn([...path, 0], type.ofType)];
  if (!isInputObjectType(type)) return [own];
  return [own, ...Object.values(type.getFields()).flatMap((field) => placesIn([...path, field.name], field.type))];
}
