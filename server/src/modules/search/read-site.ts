import type { Site } from './lexicon/site-words';
import { isUnit, type Unit } from './meaning';
import { type Reading, SearchChipKind } from './reading';
import { CHIP_TEXT } from './strings';

const CHIP_KINDS: Readonly<Record<Site, SearchChipKind>> = {
  parkingAvailable: SearchChipKind.PARKING,
  indoorFacility: SearchChipKind.INDOOR,
  outdoorFacility: SearchChipKind.OUTDOOR,
};

export function readSite(units: readonly Unit[]): Reading<Site[]> {
  const named = units.filter((unit) => isUnit(unit, 'SITE'));
  const sites = [...new Set(named.map(({ meaning }) => meaning.site))];
  const chips = sites.map((site) => ({
    kind: CHIP_KINDS[site],
    text: CHIP_TEXT[site],
    units: named.filter(({ meaning }) => meaning.site === site),
  }));
  return { value: sites, chips, left: [] };
}
