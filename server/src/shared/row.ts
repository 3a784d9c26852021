/** Type of `@Root()`: given a class, type-graphql would create an instance and copy the row into it for every field. */
export type Row<T> = Pick<T, keyof T>;
