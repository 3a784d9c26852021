import { hasScope, type Clause } from './clause';
import type { When, Who } from './entry-policy';
import type { PetSpecies } from './pet';

export interface Source {
  text: string;
  /** In the column of sizes a word alone is a permission. */
  isSizeColumn: boolean;
}

export const quoteOf = ({ start, end }: Clause, { text }: Source) => text.slice(start, end).trim();

export const whenOf = (clause: Clause): When | null =>
  hasScope(clause) ? { days: clause.days.length ? [...new Set(clause.days)] : null, minutes: clause.minutes } : null;

/** "만", "외 불가", "제외 불가" */
export const isOnly = ({ has, onlyAfter, predicate }: Clause) =>
  onlyAfter !== null || (predicate === 'NO' && (has.has('outside') || has.has('except')));

export const isForbidden = (clause: Clause) => !isOnly(clause) && clause.predicate === 'NO';

/** The animals of a clause as the subject of a demand. */
export function whoOf(clause: Clause, species: PetSpecies[] | null = null): Who {
  const named = clause.named.flatMap((item) => [...item.species, ...item.doubtful]);
  const dogs: PetSpecies[] | null = clause.sizes.length || clause.has.has('restricted') ? ['DOG'] : null;
  return {
    species: species ?? (named.length ? [...new Set([...named, ...(dogs ?? [])])] : dogs),
    ...{
      sizes: clause.sizes,
      bound: clause.bounds[0] ?? null,
      isRestrictedBreed: clause.has.has('restricted') && !clause.sizes.length,
    },
  };
}
