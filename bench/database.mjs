import { requireSource } from './require-source.mjs';

const { createDataSource } = requireSource('server/src/database/data-source');
const { migrate } = requireSource('server/src/database/migrate');
const { openScratchPostgres } = requireSource('server/test/scratch-postgres');
const { fillWithFacilities } = requireSource('server/test/invented-facilities');
const { fillWithReviews } = requireSource('bench/product/reviews');

export const REVIEWS = 20_000;

/** One Postgres for all sizes, with a database each. */
export async function openDatabases() {
  const postgres = await openScratchPostgres();
  return {
    get pid() {
      return postgres.pid;
    },
    fill: (size) => fill(postgres.url, size),
    close: () => postgres.close(),
  };
}

async function fill(serverUrl, size) {
  const name = `bench_${size}`;
  const admin = await createDataSource(serverUrl).initialize();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.destroy();
  const url = new URL(serverUrl);
  url.pathname = name;
  const dataSource = await createDataSource(url.href).initialize();
  try {
    await migrate(dataSource);
    await fillWithFacilities(dataSource, size);
    await fillWithReviews(dataSource, REVIEWS);
    await addPictures(dataSource);
    await dataSource.query('VACUUM ANALYZE');
    // Or writing out what was filled would count as work of the first rounds.
    await dataSource.query('CHECKPOINT');
  } finally {
    await dataSource.destroy();
  }
  return url.href;
}

/** Rows alone, as nobody opens them: every eighth review has two, every fifth member one. */
async function addPictures(dataSource) {
  const insert = (count, offset) => `
    INSERT INTO stored_file (id, key, name, media_type, kind, bytes, width, height, thumbhash)
    SELECT ${offset} + n, 'bench' || lpad((${offset} + n)::text, 17, '0'), '산책 ' || n || '.jpg', 'image/jpeg', 'IMAGE', 123456, 1600, 1200,
      encode(substr(sha256(n::text::bytea), 1, 24), 'base64')
    FROM generate_series(1, ${count}) AS n`;
  const [{ members }] = await dataSource.query('SELECT count(*)::int AS members FROM member WHERE id % 5 = 0');
  const [{ reviews }] = await dataSource.query('SELECT count(*)::int AS reviews FROM review WHERE id % 8 = 0');
  await dataSource.query(insert(members + reviews * 2, 0));
  await dataSource.query(
    `UPDATE member SET profile_image_id = place FROM (
       SELECT id, row_number() OVER (ORDER BY id) AS place FROM member WHERE id % 5 = 0) AS chosen WHERE chosen.id = member.id`,
  );
  await dataSource.query(
    `INSERT INTO review_image (file_id, review_id)
     SELECT $1::int + (row_number() OVER (ORDER BY id, n))::int, id FROM review, generate_series(1, 2) AS n WHERE id % 8 = 0`,
    [members],
  );
}
