import type { SelectedFields } from '../../shared/selected-fields';

/** What a card shows of the place it belongs to. */
export const FACILITY_SUMMARY_FIELDS = ['id', 'name', 'sidoName', 'sigunguName', 'isClosed'] as const;

/** Whether `FACILITY_SUMMARY_COLUMNS` hold every selected field of a place; otherwise the place is loaded. */
export const canUseFacilitySummary = (selected: SelectedFields): boolean =>
  selected.size > 0 && [...selected].every((name) => (FACILITY_SUMMARY_FIELDS as readonly string[]).includes(name));

/** Columns of the place, for the row of something that belongs to it. */
export const FACILITY_SUMMARY_COLUMNS = `place.id AS "placeId", place.name AS "placeName", place.sido_name AS "placeSidoName",
  place.sigungu_name AS "placeSigunguName", place.is_closed AS "placeIsClosed"`;

/** The join these columns need. @param id SQL expression of the place's id */
export const facilitySummaryJoin = (id: string): string => `JOIN facility place ON place.id = ${id}`;

/** A row with `FACILITY_SUMMARY_COLUMNS`. */
export interface FacilitySummaryRow {
  placeId: number;
  placeName: string;
  placeSidoName: string | null;
  placeSigunguName: string | null;
  placeIsClosed: boolean;
}

export const facilitySummaryOf = (row: FacilitySummaryRow) => ({
  id: row.placeId,
  name: row.placeName,
  sidoName: row.placeSidoName,
  sigunguName: row.placeSigunguName,
  isClosed: row.placeIsClosed,
});
