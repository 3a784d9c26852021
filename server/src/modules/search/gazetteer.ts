/** A station, quarter or landmark (content/gazetteer.csv). */
export interface GazetteerEntry {
  name: string;
  isStation: boolean;
  latitude: number;
  longitude: number;
  radiusMeters: number;
  sidoName: string;
  sigunguName: string;
  aliases: readonly string[];
}

export type GazetteerRow = Record<
  'name' | 'kind' | 'latitude' | 'longitude' | 'radiusMeters' | 'sidoName' | 'sigunguName' | 'aliases',
  string
>;

export function gazetteerEntry(row: GazetteerRow): GazetteerEntry {
  return {
    name: row.name,
    isStation: row.kind === 'station',
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    radiusMeters: Number(row.radiusMeters),
    sidoName: row.sidoName,
    sigunguName: row.sigunguName,
    aliases: row.aliases ? row.aliases.split('|') : [],
  };
}
