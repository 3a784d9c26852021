/**
 * What an entity's row holds. For what a field resolver is given: of a class in its place type-graphql makes an instance and copies the row
 * into it, for each field of each row anew.
 */
export type Row<T> = Pick<T, keyof T>;
