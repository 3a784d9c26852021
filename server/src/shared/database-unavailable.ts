import { channel } from 'node:diagnostics_channel';

/** Told each time that the database did not answer a statement, for whoever counts (app/metrics/metrics-database.ts); costs nothing while nobody does. */
export const databaseUnavailable = channel('baldojang:database-unavailable');
