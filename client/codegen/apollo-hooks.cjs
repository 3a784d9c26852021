// Typed hooks for Apollo Client 4 over near-operation-file: the published React plugin still emits the imports of version 3.
const { concatAST } = require('graphql');
const pascal = (name) => name[0].toUpperCase() + name.slice(1);

module.exports.plugin = (_schema, documents) => {
  const used = new Set();
  const lines = [];
  let needsSkipToken = false;
  const operations = concatAST(documents.map(({ document }) => document)).definitions.filter(
    (definition) => definition.kind === 'OperationDefinition' && definition.name,
  );
  for (const operation of operations) {
    const name = pascal(operation.name.value);
    const data = name + pascal(operation.operation);
    const variables = `${data}Variables`;
    const document = `${name}Document`;
    const required = (operation.variableDefinitions ?? []).some(
      ({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue,
    );
    const optional = required ? '' : '?';
    const options = required ? 'options' : 'options ?? {}';
    const withVariables = `{ variables${optional}: ${variables} }`;
    if (operation.operation === 'query') {
      ['useQuery', 'useLazyQuery', 'useSuspenseQuery'].forEach((hook) => used.add(hook));
      needsSkipToken = true;
      lines.push(
        `export const use${data} = (options${optional}: SkipToken | (Omit<useQuery.Options<${data}, ${variables}>, 'variables'> & ${withVariables})) => useQuery(${document}, ${options});`,
        `export const use${name}LazyQuery = (options?: useLazyQuery.Options<${data}, ${variables}>) => useLazyQuery(${document}, options ?? {});`,
        `export const use${name}SuspenseQuery = (options${optional}: Omit<useSuspenseQuery.Options<${variables}>, 'variables'> & ${withVariables}) => useSuspenseQuery(${document}, ${options});`,
      );
    } else if (operation.operation === 'mutation') {
      used.add('useMutation');
      lines.push(
        `export const use${data} = (options?: useMutation.Options<${data}, ${variables}>) => useMutation(${document}, options ?? {});`,
      );
    }
  }
  const hooks = [...used].sort().join(', ');
  return {
    prepend: used.size ? [`import { ${hooks}${needsSkipToken ? ', type SkipToken' : ''} } from '@apollo/client/react';`] : [],
    content: lines.join('\n'),
  };
};
