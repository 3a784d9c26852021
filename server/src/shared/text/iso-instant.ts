/** `2025-08-01T03:34:56Z`: to the second. @param moment as the schema tells it, in UTC */
export function isoInstant(moment: string): string {
  return `${moment.slice(0, 'yyyy-MM-ddTHH:mm:ss'.length)}Z`;
}
