import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Field names that a query selects on one object. */
export type SelectedFields = ReadonlySet<string>;

type ResolveInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** Cached by node: documents are cached too. @skip and @include are ignored. */
const cache = new WeakMap<FieldNode, Map<string, SelectedFields>>();

/** Fields selected below the field being resolved, or deeper: `selectedFields(info, 'items', 'member')`. */
export function selectedFields({ fieldNodes, fragments }: ResolveInfo, ...path: string[]): SelectedFields {
  const [first] = fieldNodes;
  if (!first) return new Set();
  const ofField = cache.get(first) ?? new Map<string, SelectedFields>();
  cache.set(first, ofField);
  const key = path.join('.');
  const fields = ofField.get(key) ?? new Set(namesBelow(fieldNodes, fragments, path));
  ofField.set(key, fields);
  return fields;
}

function namesBelow(nodes: readonly FieldNode[], fragments: ResolveInfo['fragments'], [next, ...path]: string[]): string[] {
  const children = nodes.flatMap((node) => fieldsIn(node.selectionSet, fragments));
  if (next === undefined) return children.map(({ name }) => name.value).filter((name) => !name.startsWith('__'));
  const wanted = children.filter(({ name }) => name.value === next);
  return namesBelow(wanted, fragments, path);
}

function fieldsIn(selectionSet: SelectionSetNode | undefined, fragments: ResolveInfo['fragments']): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const { selectionSet: inner } = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]!;
    return fieldsIn(inner, fragments);
  });
}

/** Result of a mutation: loads the row only when fields beyond those at hand are selected. */
export async function answerOf<T extends object>(
  atHand: Partial<T>,
  selection: SelectedFields,
  load: () => Promise<T>,
): Promise<T> {
  return [...selection].every((name) => name in atHand) ? (atHand as T) : { ...(await load()), ...atHand };
}
