export interface CategoryGroup {
  name: string;
  kinds: string[];
}

/** Kinds are chosen through their group as well as by themselves. */
export const isKindChosen = (chosen: string[], group: CategoryGroup, kind: string): boolean =>
  chosen.includes(kind) || chosen.includes(group.name);

/** A group includes its kinds: choosing it replaces them, removing it removes all of them. */
export function toggleGroup(chosen: string[], group: CategoryGroup): string[] {
  const others = chosen.filter((name) => name !== group.name && !group.kinds.includes(name));
  return chosen.includes(group.name) ? others : [...others, group.name];
}

/** Without one of its kinds a group falls apart into the rest; with all of them they become the group. */
export function toggleKind(chosen: string[], group: CategoryGroup, kind: string): string[] {
  const others = chosen.filter((name) => name !== group.name && !group.kinds.includes(name));
  const kinds = group.kinds.filter((name) => isKindChosen(chosen, group, name) !== (name === kind));
  return kinds.length === group.kinds.length ? [...others, group.name] : [...others, ...kinds];
}
