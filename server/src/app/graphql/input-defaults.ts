import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from 'graphql';

type Fill = (value: unknown) => unknown;

/**
 * Completes values of variables by the defaults of required fields (`isRestrictedBreed: Boolean! = false`), which graphql-jit
 * treats as missing. Null for a type without any.
 */
export function inputDefaultsOf(type: GraphQLInputType): Fill | null {
  if (isNonNullType(type)) return inputDefaultsOf(type.ofType);
  if (isListType(type)) {
    const fill = inputDefaultsOf(type.ofType);
    return fill && ((value) => (Array.isArray(value) ? value.map(fill) : fill(value)));
  }
  if (!isInputObjectType(type)) return null;
  const fields = Object.values(type.getFields());
  const defaults = fields.filter((field) => isNonNullType(field.type) && field.defaultValue !== undefined);
  const inner = fields.flatMap(({ name, type: fieldType }) => {
    const fill = inputDefaultsOf(fieldType);
    return fill ? [{ name, fill }] : [];
  });
  if (!defaults.length && !inner.length) return null;
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const filled: Record<string, unknown> = { ...value };
    for (const { name, defaultValue } of defaults) if (filled[name] === undefined) filled[name] = defaultValue;
    for (const { name, fill } of inner) if (name in filled) filled[name] = fill(filled[name]);
    return filled;
  };
}
