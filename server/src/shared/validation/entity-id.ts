const MAX = 2_147_483_647;

/** The number in an `ID`; null for a text that cannot be an id. */
export function entityIdOf(id: string): number | null {
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX ? Number(id) : null;
}
