import { channel } from 'node:diagnostics_channel';

/** Publishes each statement that the database did not answer; app/metrics/metrics-database.ts counts them. */
export const databaseUnavailable = channel('baldojang:database-unavailable');
