import { Router } from 'express';
import type { DataSource } from 'typeorm';
import { withDatabaseDeadline } from '../../database/deadline';

export interface Lifecycle {
  /** True after the first stop signal: proxies should send no more requests. */
  isDraining: () => boolean;
}

/**
 * /healthz: the process answers. /readyz: it can serve, database included. /readyz?exclude=database: it takes requests; for
 * proxies, which would otherwise answer with their own error page when all servers lack the database.
 */
export function health(dataSource: DataSource, lifecycle?: Lifecycle): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (req, res) => {
    if (lifecycle?.isDraining()) {
      res.status(503).set('Retry-After', '5').json({ status: 'draining' });
      return;
    }
    if (req.query.exclude === 'database') return void res.json({ status: 'ok' });
    const isUp = await withDatabaseDeadline(500, () => dataSource.query('SELECT 1')).then(
      () => true,
      () => false,
    );
    if (isUp) res.json({ status: 'ok' });
    else res.status(503).set('Retry-After', '1').json({ status: 'database unavailable' });
  });
  return router;
}
