// PostGraphile as its manual has it: the preset Amber over our tables, and functions in a schema of its own for what its conditions
// cannot say. Runs on Node 22 and later.
import { createServer } from 'node:http';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { announce, POOL_SIZE } from './serve.mjs';
import { inBounds, suggestions } from './statements.mjs';

const connectionString = process.env.DATABASE_URL;
/** Stands before the names of its functions in the schema. */
const SCHEMA = 'bench';
const NORMALISED = `lower(regexp_replace(query, '\\s', '', 'g'))`;
const gramsOf = (before = '') =>
  `ARRAY(SELECT '${before}' || substr(${NORMALISED}, at, 2) FROM generate_series(1, length(${NORMALISED}) - 1) AS at)`;
const escaped = `regexp_replace(${NORMALISED}, '([\\\\%_])', '\\\\\\1', 'g')`;
const BY_NAME = 'ORDER BY name COLLATE "C", id';

const FUNCTIONS = [
  [
    'filter_facilities(region text, district text, categories text[])',
    `SELECT * FROM facility WHERE missing_since IS NULL AND NOT is_closed AND sido_name = region AND sigungu_name = district
       AND (category2 = ANY(categories) OR category3 = ANY(categories)) ${BY_NAME}`,
  ],
  [
    'search_facilities(query text)',
    `SELECT * FROM facility WHERE missing_since IS NULL AND NOT is_closed AND search_grams COLLATE "C" @> ${gramsOf()}
       AND search_text LIKE '%' || ${escaped} || '%' ${BY_NAME}`,
  ],
  [
    'facilities_in_bounds(south float8, north float8, west float8, east float8)',
    `SELECT * FROM facility WHERE ${inBounds('south', 'north', 'west', 'east')} ORDER BY sample_rank, id`,
  ],
  ['suggestion_tiers(text, text, text, text[], text[])', suggestions('f.*', 8)],
  [
    'suggest_facilities(query text)',
    `SELECT * FROM ${SCHEMA}.suggestion_tiers(${escaped} || '%', '%' || ${escaped} || '%', left(${NORMALISED}, 2), ${gramsOf('^')}, ${gramsOf()})
     WHERE length(${NORMALISED}) > 1`,
  ],
];

const client = new pg.Client({ connectionString });
await client.connect();
await client.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
for (const [head, body] of FUNCTIONS)
  await client.query(
    `CREATE OR REPLACE FUNCTION ${SCHEMA}.${head} RETURNS SETOF facility LANGUAGE sql STABLE AS $body$ ${body} $body$`,
  );
await client.end();

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString, schemas: ['public', SCHEMA], poolConfig: { max: POOL_SIZE } })],
  // The order of the tags of a review has no index of its own and needs none.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
});
const server = createServer();
server.once('listening', () => announce(server.address().port));
await instance.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1');
