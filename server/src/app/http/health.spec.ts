import express from 'express';
import supertest from 'supertest';
import type { DataSource } from 'typeorm';
import { createTestDatabase } from '../../../test/test-database';
import { health } from './health';

describe('health', () => {
  let isDraining = false;
  let dataSource: DataSource;
  const server = express();
  beforeAll(async () => {
    const database = await createTestDatabase();
    dataSource = database.dataSource;
    server.use(health(dataSource, { isDraining: () => isDraining }));
    await supertest(server).get('/readyz').expect(200);
    await database.drop();
  });

  const statuses = async () =>
    Promise.all(
      ['/healthz', '/readyz', '/readyz?exclude=database'].map(async (path) => (await supertest(server).get(path)).status),
    );

  it('distinguishes a server without its database from one that is stopping', async () => {
    expect(await statuses()).toEqual([200, 503, 200]);
    isDraining = true;
    expect(await statuses()).toEqual([200, 503, 503]);
  });
});
