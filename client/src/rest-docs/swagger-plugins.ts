import type { ComponentType } from 'react';

/** Swagger UI's English labels, as the exact texts of its elements. */
const LABELS = new Map([
  ['Servers', '서버'],
  ['Filter by tag or path', '묶음이나 주소로 찾기'],
  ['Authorize', '토큰 넣기'],
  ['Available authorizations', '토큰'],
  ['Authorized', '토큰을 넣었어요.'],
  ['Value:', '토큰:'],
  ['Value: ', '토큰: '],
  ['Logout', '토큰 지우기'],
  ['Close', '닫기'],
  ['Try it out ', '시험하기'],
  ['Cancel', '취소'],
  ['Reset', '처음 값으로'],
  ['Execute', '보내기'],
  ['Clear', '응답 지우기'],
  ['Parameters', '매개변수'],
  ['No parameters', '매개변수가 없어요.'],
  ['Add ', ''],
  [' item', ' 더하기'],
  ['Send empty value', '빈 값 보내기'],
  ['Request body', '요청 본문'],
  ['Edit Value', '값 고치기'],
  ['Example Value', '예시'],
  ['Examples', '예시'],
  ['Schema', '스키마'],
  ['Schemas', '스키마'],
  ['Media type', '형식'],
  ['Responses', '응답'],
  ['Server response', '서버 응답'],
  ['Request URL', '요청 주소'],
  ['Response body', '응답 본문'],
  ['Response headers', '응답 헤더'],
  ['Request duration', '걸린 시간'],
  ['Download', '내려받기'],
  ['Code', '상태'],
  ['Details', '내용'],
  ['Name', '이름'],
  ['Description', '설명'],
  ['Headers:', '헤더:'],
  ['Type', '자료형'],
  [' Undocumented ', ' 문서에 없음 '],
  [' No operations defined in spec!', '맞는 주소가 없어요.'],
  [' No operations defined in spec! ', '맞는 주소가 없어요.'],
  ['Expand all', '모두 펼치기'],
  ['Collapse all', '모두 접기'],
  ['Additional properties', '그 밖의 값'],
  ['forbidden', '받지 않음'],
  ['Please correct the following validation errors and try again.', '아래를 고치고 다시 보내 주세요.'],
]);

/** Parts of its composed sentences: validation messages and failed requests. */
const PHRASES: [RegExp, string][] = [
  [/^For '([^']+)'[^:]*: /, '$1: '],
  [/Value must be an integer\.?/, '정수를 써 주세요.'],
  [/Value must be a number\.?/, '숫자를 써 주세요.'],
  [/Required field is not provided\.?/, '꼭 써 주세요.'],
  [/^(TypeError: )?\**Failed to fetch[^]*/, '서버에 닿지 못했어요. 잠시 후 다시 보내 주세요.'],
  [/^Error: [^]*/, '오류'],
];

const GUIDE_TITLE = '쓰는 법';
const ITEM_NAMES = { file: '파일', value: '값' };

interface System {
  React: { createElement: (type: unknown, props: Record<string, unknown> | null, ...children: unknown[]) => unknown };
}

/** Translates all texts in `createElement`: Swagger UI has a React of its own, which nothing else uses. */
export function koreanLabels({ React }: System): object {
  const { createElement } = React;
  const translate = (value: unknown) => (typeof value === 'string' ? (LABELS.get(value) ?? value) : value);
  const rephrase = (value: unknown) =>
    typeof value === 'string' ? PHRASES.reduce((text, [pattern, korean]) => text.replace(pattern, korean), value) : value;
  React.createElement = (type, props, ...children) => {
    const translated = {
      ...(props?.placeholder ? { placeholder: translate(props.placeholder) } : null),
      ...(props?.source ? { source: rephrase(props.source) } : null),
    };
    // The page has a <main> of its own, which also holds the guide and the filter.
    const tag = type === 'main' ? 'div' : type;
    return createElement(tag, props && { ...props, ...translated }, ...children.map(type === 'li' ? rephrase : translate));
  };
  return {};
}

/** A map or list of the immutable library that Swagger UI brings along. */
interface Immutable {
  size: number;
  get: (key: string) => Immutable | undefined;
  getIn: (path: string[]) => unknown;
  set: (key: string, value: Immutable | undefined) => Immutable;
  delete: (key: string) => Immutable;
  isEmpty: () => boolean;
  map: (change: (item: Immutable, key: string) => Immutable) => Immutable;
  filter: (test: (item: Immutable) => boolean) => Immutable;
  some: (test: (item: Immutable) => boolean) => boolean;
}

interface ArrayField {
  schema: Immutable;
  fn: object;
}
interface StringField {
  getComponent: (name: string) => ComponentType<object>;
}
interface OperationSummary {
  operationProps: Immutable;
}

/** Parts of Swagger UI that are different on this page. */
export function pageParts({ React: { createElement } }: { React: Pick<typeof import('react'), 'createElement'> }): object {
  const isWide = window.matchMedia('(min-width: 992px)').matches;
  return {
    fn: {
      /** Also finds summaries; Swagger UI's own filter only reads tags and paths. */
      opsFilter: (groups: Immutable, phrase: string) => {
        const wanted = phrase.trim().toLowerCase();
        const matches = (text: unknown) => String(text).toLowerCase().includes(wanted);
        const isMatch = (row: Immutable) => matches(row.get('path')) || matches(row.getIn(['operation', 'summary']));
        return groups
          .map((group, tag) => (matches(tag) ? group : group.set('operations', group.get('operations')?.filter(isMatch))))
          .filter((group) => group.get('operations')?.size !== 0);
      },
    },
    components: {
      /** Lists of files ask for it, and then draw a field of their own. */
      JsonSchema_string_binary: (props: StringField) => createElement(props.getComponent('JsonSchema_string'), props),
    },
    wrapComponents: {
      /** "파일 더하기" under a list of files instead of the name of a type. */
      JsonSchema_array: (Original: ComponentType<ArrayField>) => (props: ArrayField) => {
        const item = props.schema.getIn(['items', 'format']) === 'binary' ? ITEM_NAMES.file : ITEM_NAMES.value;
        return createElement(Original, { ...props, fn: { ...props.fn, getSchemaObjectTypeLabel: () => item } });
      },
      /** The general part is long: on a phone it is collapsed. */
      InfoContainer: (Original: ComponentType) => (props: object) =>
        createElement(
          'details',
          { className: 'docs-guide', open: isWide },
          createElement('summary', null, GUIDE_TITLE),
          createElement(Original, props),
        ),
      /** For an optional token Swagger UI would draw the same closed lock as for a token that is set. */
      OperationSummary: (Original: ComponentType<OperationSummary>) => (props: OperationSummary) => {
        const isOptional = props.operationProps.get('security')?.some((scheme) => scheme.isEmpty());
        const operationProps = isOptional ? props.operationProps.delete('security') : props.operationProps;
        return createElement(Original, { ...props, operationProps });
      },
      /** There is only one: the origin of the page. */
      ServersContainer: () => () => null,
      /** Swagger UI would send all empty fields of a form; without this they are left out. */
      ParameterIncludeEmpty: (Original: ComponentType<{ isIncludedOptions: object }>) => (props: object) =>
        createElement(Original, { ...props, isIncludedOptions: {} }),
    },
  };
}
