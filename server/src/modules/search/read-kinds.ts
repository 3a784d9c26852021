import { isUnit, type Unit } from './meaning';
import { type ChipReading, type Reading, SearchChipKind } from './reading';
import { CHIP_TEXT } from './strings';

/** Each kind once, in the order named. */
export function readKinds(units: readonly Unit[]): Reading<string[]> {
  const chips: ChipReading[] = [];
  for (const unit of units.filter((one) => isUnit(one, 'KIND'))) {
    const text = CHIP_TEXT.kinds(unit.meaning.categories);
    const same = chips.findIndex((chip) => chip.text === text);
    if (same < 0) chips.push({ kind: SearchChipKind.CATEGORY, text, units: [unit] });
    else chips[same] = { ...chips[same]!, units: [...chips[same]!.units, unit] };
  }
  const named = units.flatMap((unit) => (isUnit(unit, 'KIND') ? unit.meaning.categories : []));
  return { value: [...new Set(named)], chips, left: [] };
}
