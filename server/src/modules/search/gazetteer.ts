/** A station, quarter or landmark (content/gazetteer.csv). */
export interface GazetteerEntry {
  name: string;
  kind: 'station' | 'quarter' | 'landmark';
  /** Of the centre (WGS84): about 100 m good for stations, up to 1 km for large areas. */
  latitude: number;
  longitude: number;
  /** What counts as near: stations 800 in Seoul and 1,500 elsewhere, others 500 to 5,000 by their extent. */
  radiusMeters: number;
  sidoName: string;
  /** The district that the centre lies in. */
  sigunguName: string;
  aliases: readonly string[];
}

/** Columns that are read; `sources` says whether two sources agree on the point. */
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
    // Separated by |.
    aliases: row.aliases ? row.aliases.split('|') : [],
  };
}
