import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Names of fields that a query asks of one object. */
export type AskedFields = ReadonlySet<string>;

type Asking = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** Documents are kept, and what they ask does not change; @skip and @include are not looked at. */
const known = new WeakMap<FieldNode, Map<string, AskedFields>>();

/** What a query asks below the field that is being resolved, or below a field of it: `askedFields(info, 'items')`. */
export function askedFields({ fieldNodes, fragments }: Asking, below = ''): AskedFields {
  const [first] = fieldNodes;
  if (!first) return new Set();
  const ofField = known.get(first) ?? new Map<string, AskedFields>();
  known.set(first, ofField);
  const fields = ofField.get(below) ?? new Set(namesBelow(fieldNodes, fragments, below));
  ofField.set(below, fields);
  return fields;
}

function namesBelow(nodes: readonly FieldNode[], fragments: Asking['fragments'], below: string): string[] {
  const children = nodes.flatMap((node) => fieldsIn(node.selectionSet, fragments));
  if (!below) return children.map(({ name }) => name.value);
  return namesBelow(
    children.filter(({ name }) => name.value === below),
    fragments,
    '',
  );
}

function fieldsIn(selectionSet: SelectionSetNode | undefined, fragments: Asking['fragments']): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const { selectionSet: inner } = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]!;
    return fieldsIn(inner, fragments);
  });
}
