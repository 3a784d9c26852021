import type { EntityManager } from 'typeorm';
import type { TestApp } from './test-app';

interface Clicks {
  /** The row that every click has to wait for. */
  held: { table: 'facility' | 'review'; id: number };
  click: () => Promise<{ status: number }>;
  read: () => Promise<{ status: number }>;
}

/** Statuses of thirty clicks at once on a row that is held until somebody else has read something, and of that reader. */
export async function clicksWhileHeld({ dataSource }: TestApp, { held: { table, id }, click, read }: Clicks) {
  const holder = dataSource.createQueryRunner();
  await holder.startTransaction();
  await holder.query(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
  const clicks = Array.from({ length: 30 }, click);
  while (!(await isWaitedFor(holder.manager))) await new Promise((resolve) => setTimeout(resolve, 5));
  const reader = await read();
  await holder.commitTransaction();
  await holder.release();
  return { reader: reader.status, clicks: [...new Set((await Promise.all(clicks)).map(({ status }) => status))] };
}

export async function isWaitedFor(manager: EntityManager): Promise<boolean> {
  // Within a transaction Postgres would go on telling what it told first.
  await manager.query('SELECT pg_stat_clear_snapshot()');
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await manager.query<unknown[]>(waiting)).length > 0;
}
