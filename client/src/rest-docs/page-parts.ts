import type { ComponentType } from 'react';

/** Of the same library. */
interface Facts {
  get: (name: string) => unknown;
  getIn: (path: string[]) => unknown;
}
interface Group {
  get: (name: 'operations') => { size: number; filter: (test: (row: Facts) => boolean) => unknown };
  set: (name: 'operations', operations: unknown) => Group;
}
interface Groups {
  map: (change: (group: Group, tag: string) => Group) => Groups;
  filter: (test: (group: Group) => boolean) => Groups;
}
interface ListField {
  schema: Facts;
  fn: object;
}
interface FormField {
  getComponent: (name: string) => ComponentType<object>;
}

interface System {
  React: Pick<typeof import('react'), 'createElement'>;
}
/** Of the immutable library that Swagger UI brings along. */
interface Scheme {
  isEmpty: () => boolean;
}
interface OperationFacts {
  get: (name: 'security') => { some: (test: (scheme: Scheme) => boolean) => boolean } | undefined;
  delete: (name: 'security') => OperationFacts;
}

/** A plugin of Swagger UI: parts of it that stand otherwise on this page. */
export function pageParts({ React: { createElement } }: System): object {
  const isWide = window.matchMedia('(min-width: 992px)').matches;
  return {
    fn: {
      /** By what a path is for, too; of itself the filter reads tags and paths. */
      opsFilter: (groups: Groups, phrase: string) => {
        const wanted = phrase.trim().toLowerCase();
        const isMeant = (text: unknown) => String(text).toLowerCase().includes(wanted);
        const isMeantRow = (row: Facts) => isMeant(row.get('path')) || isMeant(row.getIn(['operation', 'summary']));
        return groups
          .map((group, tag) => (isMeant(tag) ? group : group.set('operations', group.get('operations').filter(isMeantRow))))
          .filter((group) => group.get('operations').size > 0);
      },
    },
    components: {
      /** Asked for by lists of files, which then draw a field of their own. */
      JsonSchema_string_binary: (props: FormField) => createElement(props.getComponent('JsonSchema_string'), props),
    },
    wrapComponents: {
      /** "파일 더하기" under a list of files, and not the name of a type. */
      JsonSchema_array: (Original: ComponentType<ListField>) => (props: ListField) => {
        const item = props.schema.getIn(['items', 'format']) === 'binary' ? '파일' : '값';
        return createElement(Original, { ...props, fn: { ...props.fn, getSchemaObjectTypeLabel: () => item } });
      },
      /** What holds everywhere is long: a phone begins with the paths. */
      InfoContainer: (Original: ComponentType) => (props: object) =>
        createElement(
          'details',
          { className: 'docs-guide', open: isWide },
          createElement('summary', null, '쓰는 법'),
          createElement(Original, props),
        ),
      /** Where a token is optional Swagger UI draws a closed lock, which elsewhere means that one was put in. */
      OperationSummary:
        (Original: ComponentType<{ operationProps: OperationFacts }>) => (props: { operationProps: OperationFacts }) => {
          const isOpen = props.operationProps.get('security')?.some((scheme) => scheme.isEmpty());
          const operationProps = isOpen ? props.operationProps.delete('security') : props.operationProps;
          return createElement(Original, { ...props, operationProps });
        },
      /** There is one: where the page came from. */
      ServersContainer: () => () => null,
      /** A field of a form that holds nothing is left out unless somebody asks for it; Swagger UI would send them all. */
      ParameterIncludeEmpty: (Original: ComponentType<{ isIncludedOptions: object }>) => (props: object) =>
        createElement(Original, { ...props, isIncludedOptions: {} }),
    },
  };
}
