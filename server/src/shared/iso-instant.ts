/** `2025-08-01T03:34:56Z`: to the second, in UTC. */
export function isoInstant(moment: Date | string): string {
  return `${new Date(moment).toISOString().slice(0, 19)}Z`;
}
