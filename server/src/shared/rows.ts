/** A row of `total LEFT JOIN item ON true`: an empty page is one row with the total and no item. */
export type RowOfPage<Item extends { id: number | string }> = { totalCount: number } & (Item | { id: null });

export function pageOfRows<Item extends { id: number | string }>(rows: RowOfPage<Item>[]): { items: Item[]; totalCount: number } {
  return {
    items: rows.filter((row): row is { totalCount: number } & Item => row.id !== null),
    totalCount: rows[0]?.totalCount ?? 0,
  };
}

/** Type of `@Root()`: given a class, type-graphql would create an instance and copy the row into it for every field. */
export type Row<T> = Pick<T, keyof T>;
