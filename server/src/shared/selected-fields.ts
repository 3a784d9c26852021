import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Names of fields that a query asks of one object. */
export type SelectedFields = ReadonlySet<string>;

type Asking = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** Documents are kept, and what they ask does not change; @skip and @include are not looked at. */
const known = new WeakMap<FieldNode, Map<string, SelectedFields>>();

/** What a query asks below the field that is being resolved, or deeper: `selectedFields(info, 'items', 'member')`. */
export function selectedFields({ fieldNodes, fragments }: Asking, ...path: string[]): SelectedFields {
  const [first] = fieldNodes;
  if (!first) return new Set();
  const ofField = known.get(first) ?? new Map<string, SelectedFields>();
  known.set(first, ofField);
  const key = path.join('.');
  const fields = ofField.get(key) ?? new Set(namesBelow(fieldNodes, fragments, path));
  ofField.set(key, fields);
  return fields;
}

function namesBelow(nodes: readonly FieldNode[], fragments: Asking['fragments'], [next, ...path]: string[]): string[] {
  const children = nodes.flatMap((node) => fieldsIn(node.selectionSet, fragments));
  if (next === undefined) return children.map(({ name }) => name.value).filter((name) => !name.startsWith('__'));
  const wanted = children.filter(({ name }) => name.value === next);
  return namesBelow(wanted, fragments, path);
}

function fieldsIn(selectionSet: SelectionSetNode | undefined, fragments: Asking['fragments']): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const { selectionSet: inner } = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]!;
    return fieldsIn(inner, fragments);
  });
}

/** What a change answers: what it knows anyway, and the rest only where that is requested. */
export async function answerOf<T extends object>(known: Partial<T>, asked: SelectedFields, load: () => Promise<T>): Promise<T> {
  return [...asked].every((name) => name in known) ? (known as T) : { ...(await load()), ...known };
}
