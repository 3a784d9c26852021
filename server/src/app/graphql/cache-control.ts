import {
  DirectiveLocation,
  type DocumentNode,
  getOperationAST,
  GraphQLDirective,
  GraphQLInt,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';

/** Apollo's directive, with the one argument that we use. */
export const CACHE_CONTROL = new GraphQLDirective({
  name: 'cacheControl',
  description:
    '로그인하지 않은 사람에게 보내는 답을 브라우저와 중간 캐시가 저장해도 되는 필드. 문서의 모든 필드에 이 표시가 있어야 하며, 저장한 답은 쓸 때마다 서버에 확인해야 합니다.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    maxAge: {
      type: GraphQLInt,
      description: '서버가 같은 답을 다시 보낼 수 있는 시간(초). 그 사이에 자료가 바뀌면 바로 새로 읽습니다.',
    },
  },
});

/**
 * Reads the hints of the schema: for how many seconds the response to a document may be cached for visitors, which is the least of its
 * root fields; 0 if one of them has no hint. Computed once per document.
 */
export function maxAgeIn(schema: GraphQLSchema): (document: DocumentNode, operationName: string | null) => number {
  const hints = new Map(
    Object.values(schema.getQueryType()?.getFields() ?? {}).map(({ name, astNode }) => {
      const hint = astNode?.directives?.find((directive) => directive.name.value === CACHE_CONTROL.name)?.arguments?.[0]?.value;
      return [name, hint?.kind === Kind.INT ? Number(hint.value) : 0];
    }),
  );
  const computed = new WeakMap<DocumentNode, Map<string | null, number>>();

  const leastOf = (document: DocumentNode, { selections }: SelectionSetNode): number =>
    Math.min(
      ...selections.map((selection) => {
        if (selection.kind === Kind.FIELD) return hints.get(selection.name.value) ?? 0;
        if (selection.kind === Kind.INLINE_FRAGMENT) return leastOf(document, selection.selectionSet);
        const fragment = document.definitions.find(
          (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
        );
        return fragment && 'selectionSet' in fragment ? leastOf(document, fragment.selectionSet) : 0;
      }),
    );

  return (document, operationName) => {
    const byName = computed.get(document) ?? new Map<string | null, number>();
    computed.set(document, byName);
    const cached = byName.get(operationName);
    if (cached !== undefined) return cached;
    const operation = getOperationAST(document, operationName);
    const seconds = operation?.operation === OperationTypeNode.QUERY ? leastOf(document, operation.selectionSet) : 0;
    // Clients choose names: an unknown one must not stay in memory.
    if (operation) byName.set(operationName, seconds);
    return seconds;
  };
}
