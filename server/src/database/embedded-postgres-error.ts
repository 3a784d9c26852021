/** The embedded server cannot be had here; the message tells the person who starts it what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
