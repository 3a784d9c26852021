/** A station, quarter or landmark (content/gazetteer.csv). */
export interface GazetteerEntry {
  name: string;
  kind: 'station' | 'quarter' | 'landmark';
  /** Centre (WGS84), accurate to about 100 m for stations and 1 km for large areas. */
  latitude: number;
  longitude: number;
  /** Radius that counts as near: stations 800 in Seoul and 1,500 elsewhere, others 500 to 5,000 by size. */
  radiusMeters: number;
  sidoName: string;
  sigunguName: string;
  aliases: readonly string[];
}

/** The columns in use. */
export type GazetteerRow = Pick<GazetteerEntry, 'kind'> &
  Record<'name' | 'latitude' | 'longitude' | 'radiusMeters' | 'sidoName' | 'sigunguName' | 'aliases', string>;

export function gazetteerEntry(row: GazetteerRow): GazetteerEntry {
  return {
    name: row.name,
    kind: row.kind,
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    radiusMeters: Number(row.radiusMeters),
    sidoName: row.sidoName,
    sigunguName: row.sigunguName,
    aliases: row.aliases ? row.aliases.split('|') : [],
  };
}
