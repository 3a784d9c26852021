import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { CONTENT_DIR } from '../../shared/content-dir';
import { DistrictTable, withWholeCities } from './districts';
import { gazetteerEntry, type GazetteerRow } from './gazetteer';
import { Lexicon } from './lexicon';

export function loadLexicon(): Lexicon {
  const districts = rowsOf<{ sidoName: string; sigunguName: string }>('districts.csv');
  const table = new DistrictTable(
    withWholeCities(districts.map(({ sidoName, sigunguName }) => [sidoName, sigunguName] as const)),
  );
  return new Lexicon(rowsOf<GazetteerRow>('gazetteer.csv').map(gazetteerEntry), table);
}

function rowsOf<Row>(file: string): Row[] {
  return parse(readFileSync(join(CONTENT_DIR, file)), { columns: true });
}
