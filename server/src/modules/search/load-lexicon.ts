import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { DistrictTable, withWholeCities } from './districts';
import { gazetteerEntry, type GazetteerRow } from './gazetteer';
import { Lexicon } from './lexicon';

/** At the top of the repository, found from the sources and from what is built of them alike. */
const CONTENT = resolve(__dirname, '../../../../content');

export function loadLexicon(): Lexicon {
  const districts = rowsOf<{ sidoName: string; sigunguName: string }>('districts.csv');
  const table = new DistrictTable(
    withWholeCities(districts.map(({ sidoName, sigunguName }) => [sidoName, sigunguName] as const)),
  );
  return new Lexicon(rowsOf<GazetteerRow>('gazetteer.csv').map(gazetteerEntry), table);
}

function rowsOf<Row>(file: string): Row[] {
  return parse(readFileSync(resolve(CONTENT, file)), { columns: true });
}
