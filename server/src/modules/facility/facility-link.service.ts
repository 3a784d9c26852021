import type { AskedFields } from '../../shared/asked-fields';

/** What leads to a place from something that lies there. */
export const LINK_FIELDS = ['id', 'name', 'sidoName', 'sigunguName'] as const;

/** Whether `facilityLinkJson` has all that is asked of a place; else it is loaded. */
export const isLinkEnough = (asked: AskedFields): boolean =>
  asked.size > 0 && [...asked].every((name) => (LINK_FIELDS as readonly string[]).includes(name));

/** The place of something, beside it in one statement. @param id SQL of the place's id */
export const facilityLinkJson = (id: string): string => `
  (SELECT json_build_object('id', place.id, 'name', place.name, 'sidoName', place.sido_name, 'sigunguName', place.sigungu_name)
   FROM facility place WHERE place.id = ${id})`;
