import type { QueryRunner } from 'typeorm';
import { correctedFacts, ENTRY_FIELDS, isSameValue, valueOf } from '../corrected-facts';
import type { FacilityCorrection } from '../facility-correction.entity';
import { cleanRow } from './clean-row';
import type { FacilityStaging, StagedRow } from './facility-staging.repository';
import type { Cells } from './public-data-columns';

type Correction = Pick<FacilityCorrection, 'facilityId' | 'field' | 'value' | 'dataValue'>;
interface CorrectedPlace {
  line: number;
  cells: Cells;
  corrections: Correction[];
}
/** With the data's new value. */
type ComparedCorrection = Correction & { isConfirmed: boolean; isConflict: boolean };

const BATCH_PLACES = 500;

/**
 * Compares the accepted corrections with the staged rows that win, and puts the accepted values into those rows. A correction that the
 * data confirms goes; where the data changed to another value it becomes a conflict, and the accepted value stays. Raw: joins with the
 * temporary tables of the import.
 */
export async function applyCorrections(
  runner: QueryRunner,
  staging: FacilityStaging,
): Promise<{ correctionsConfirmed: number; correctionConflicts: number }> {
  const places = await runner.manager.query<CorrectedPlace[]>(
    `SELECT s.line, s.cells, c.corrections FROM facility_match m JOIN facility_staging s USING (line) JOIN (
       SELECT facility_id, jsonb_agg(jsonb_build_object(
         'facilityId', facility_id, 'field', field, 'value', value, 'dataValue', data_value)) AS corrections
       FROM facility_correction WHERE field <> 'CLOSED' GROUP BY facility_id
     ) c USING (facility_id) WHERE m.wins`,
  );
  const compared: ComparedCorrection[] = [];
  for (let start = 0; start < places.length; start += BATCH_PLACES) {
    const restaged = places.slice(start, start + BATCH_PLACES).map(({ line, cells, corrections }): StagedRow => {
      const row = cleanRow(cells);
      if ('refused' in row) throw new Error(`Staged line ${line} is no place: ${row.refused}`);
      const ofPlace = corrections.map((correction) => compare(correction, valueOf(row.facts, correction.field)));
      compared.push(...ofPlace);
      const standing = ofPlace.filter(({ isConfirmed }) => !isConfirmed);
      return { line, cells, facts: correctedFacts(row.facts, standing), source: JSON.stringify(cells) };
    });
    await staging.replace(restaged);
  }
  await record(runner, compared);
  return {
    correctionsConfirmed: compared.filter(({ isConfirmed }) => isConfirmed).length,
    correctionConflicts: compared.filter(({ isConflict }) => isConflict).length,
  };
}

/** A value that the data lost is no other value. */
function compare(correction: Correction, dataValue: string | null): ComparedCorrection {
  const { field, value, dataValue: before } = correction;
  const isConfirmed = isSameValue(field, dataValue, value);
  const isConflict = !isConfirmed && dataValue !== null && !isSameValue(field, dataValue, before);
  return { ...correction, dataValue, isConfirmed, isConflict };
}

async function record(runner: QueryRunner, compared: ComparedCorrection[]): Promise<void> {
  const keys = (rows: ComparedCorrection[]) =>
    JSON.stringify(
      rows.map(({ facilityId: facility_id, field, dataValue: data_value, isConflict: is_conflict }) => ({
        ...{ facility_id, field, data_value, is_conflict },
      })),
    );
  const confirmed = compared.filter(({ isConfirmed }) => isConfirmed);
  await runner.query(
    `UPDATE facility_correction c SET data_value = sent.data_value,
       conflict_since = CASE WHEN is_conflict THEN coalesce(conflict_since, now()) ELSE conflict_since END
     FROM jsonb_to_recordset($1) AS sent (facility_id int, field text, data_value text, is_conflict boolean)
     WHERE c.facility_id = sent.facility_id AND c.field = sent.field`,
    [keys(compared)],
  );
  await runner.query(
    `DELETE FROM facility_correction c USING jsonb_to_recordset($1) AS sent (facility_id int, field text)
     WHERE c.facility_id = sent.facility_id AND c.field = sent.field`,
    [keys(confirmed)],
  );
  await runner.query(
    `UPDATE facility f SET entry_corrected_on = (
       SELECT max(accepted_at AT TIME ZONE 'Asia/Seoul')::date FROM facility_correction c
       WHERE c.facility_id = f.id AND c.field = ANY($2)
     ) WHERE f.id = ANY($1) AND f.entry_corrected_on IS NOT NULL`,
    [confirmed.map(({ facilityId }) => facilityId), ENTRY_FIELDS],
  );
}
