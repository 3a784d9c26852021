/** An entity's columns, for `@Root()` of field resolvers: for a class type-graphql would copy the row into an instance per field. */
export type Row<T> = Pick<T, keyof T>;
