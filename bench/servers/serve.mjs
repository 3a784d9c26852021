import pg from 'pg';

/** As many connections as the product has at most. */
export const POOL_SIZE = 10;

/** Statements by hand are written so that one plan suits all values; planning them each time would cost more than running most of them. */
export const openPool = () =>
  new pg.Pool({
    connectionString: process.env.DATABASE_URL,
    max: POOL_SIZE,
    options: '-c plan_cache_mode=force_generic_plan',
  });

/** Tells the bench where the server listens, and ends with it. */
export function announce(port) {
  process.send({ port });
  process.on('disconnect', () => process.exit(0));
}
