import type { AskedFields } from '../../shared/asked-fields';

/** What leads to a place from something that lies there. */
export const LINK_FIELDS = ['id', 'name', 'sidoName', 'sigunguName'] as const;

/** Whether `LINK_COLUMNS` have all that is asked of a place; else it is loaded. */
export const isLinkEnough = (asked: AskedFields): boolean =>
  asked.size > 0 && [...asked].every((name) => (LINK_FIELDS as readonly string[]).includes(name));

/** The place of something, beside it in its row. */
export const LINK_COLUMNS = `place.id AS "placeId", place.name AS "placeName", place.sido_name AS "placeSidoName",
  place.sigungu_name AS "placeSigunguName"`;

/** Where they come from. @param id SQL of the place's id */
export const linkJoin = (id: string): string => `JOIN facility place ON place.id = ${id}`;

/** What `LINK_COLUMNS` bring. */
export interface LinkRow {
  placeId: number;
  placeName: string;
  placeSidoName: string | null;
  placeSigunguName: string | null;
}

export const linkOf = ({ placeId, placeName, placeSidoName, placeSigunguName }: LinkRow) => ({
  id: placeId,
  name: placeName,
  sidoName: placeSidoName,
  sigunguName: placeSigunguName,
});
