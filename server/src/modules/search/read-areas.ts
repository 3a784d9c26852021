import { type RegionName, REGIONS } from '../../shared/text/region';
import { cityOf, type DistrictTable, districtsInside, type OfficialDistrict } from './districts';
import { isUnit, type Unit, type UnitOf } from './meaning';
import { type ChipReading, type Reading, SearchChipKind } from './reading';

export interface AreaReading {
  sidoName: RegionName | null;
  sigunguName: string | null;
}

interface DistrictMention {
  unit: Unit;
  candidates: readonly OfficialDistrict[];
}

/** The first region and the first unambiguous district. Further ones, and districts of other regions, become plain words. */
export function readAreas(units: readonly Unit[], districts: DistrictTable): Reading<AreaReading> {
  const { regions, others } = regionsIn(units, districts);
  const [first] = regions;
  const region = first?.meaning.regions ?? null;
  const sameRegion = regions.filter(({ meaning }) => String(meaning.regions) === String(region));
  const mentions = units.flatMap((unit): DistrictMention[] => {
    const named = isUnit(unit, 'DISTRICT') || (isUnit(unit, 'REGION') && others.includes(unit)) ? unit.meaning.districts : null;
    return named ? [{ unit, candidates: region ? districtsInside(region, named, districts) : named }] : [];
  });
  const district = chosenDistrict(mentions);
  const districtUnits = district ? mentions.filter((mention) => names(mention, district)).map(({ unit }) => unit) : [];
  // A former region that is two today needs a district to decide.
  const sidoName = district?.sidoName ?? (region?.length === 1 ? (region[0] ?? null) : null);
  const regionUnits = sidoName ? sameRegion : [];
  const chips: ChipReading[] = [];
  if (regionUnits.length > 0 && sidoName)
    chips.push({ kind: SearchChipKind.REGION, text: shortNameOf(sidoName), units: regionUnits });
  if (district) chips.push({ kind: SearchChipKind.DISTRICT, text: district.sigunguName, units: districtUnits });
  const used = new Set<Unit>([...regionUnits, ...districtUnits]);
  return {
    value: { sidoName, sigunguName: district?.sigunguName ?? null },
    chips,
    left: units.filter((unit) => isUnit(unit, 'REGION', 'DISTRICT') && !used.has(unit)),
  };
}

/** A region's name means a district if another named region has one of that name: 경기 광주. */
function regionsIn(units: readonly Unit[], districts: DistrictTable) {
  const named = units.filter((unit) => isUnit(unit, 'REGION'));
  const isDistrict = (unit: UnitOf<'REGION'>) =>
    named.some((other) => other !== unit && districtsInside(other.meaning.regions, unit.meaning.districts, districts).length > 0);
  return { regions: named.filter((unit) => !isDistrict(unit)), others: named.filter(isDistrict) };
}

/** A district overrides its city: 분당구 성남. */
function chosenDistrict(mentions: readonly DistrictMention[]): OfficialDistrict | null {
  const [first] = mentions.flatMap(({ candidates }) => (candidates.length === 1 ? candidates : []));
  if (!first) return null;
  const inner = mentions
    .map(({ candidates }) => candidates.filter((other) => isInCity(other, first)))
    .find((candidates) => candidates.length === 1);
  return inner?.[0] ?? first;
}

const isInCity = (district: OfficialDistrict, city: OfficialDistrict): boolean =>
  district.sidoName === city.sidoName && cityOf(district.sigunguName) === city.sigunguName;

function names({ candidates }: DistrictMention, district: OfficialDistrict): boolean {
  const isCertain = candidates.length === 1 || cityOf(district.sigunguName) !== null;
  return isCertain && candidates.some((one) => one === district || isInCity(district, one));
}

const shortNameOf = (region: RegionName): string => REGIONS.find(({ name }) => name === region)?.shortName ?? region;
