/** Labels of Swagger UI, which speaks English alone. */
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

/** In sentences that it puts together: what is wrong with a value, and how a request failed. */
const PHRASES: [RegExp, string][] = [
  [/^For '([^']+)'[^:]*: /, '$1: '],
  [/Value must be an integer\.?/, '정수를 써 주세요.'],
  [/Value must be a number\.?/, '숫자를 써 주세요.'],
  [/Required field is not provided\.?/, '꼭 써 주세요.'],
  [/^(TypeError: )?\**Failed to fetch[^]*/, '서버에 닿지 못했어요. 잠시 후 다시 보내 주세요.'],
  [/^Error: [^]*/, '오류'],
];

interface System {
  React: { createElement: (type: unknown, props: Record<string, unknown> | null, ...children: unknown[]) => unknown };
}

/** A plugin that says them in Korean wherever they are drawn: in the React that Swagger UI brings along, which nobody else uses. */
export function koreanLabels({ React }: System): object {
  const { createElement } = React;
  const say = (value: unknown) => (typeof value === 'string' ? (LABELS.get(value) ?? value) : value);
  const rephrase = (value: unknown) =>
    typeof value === 'string' ? PHRASES.reduce((text, [pattern, korean]) => text.replace(pattern, korean), value) : value;
  React.createElement = (type, props, ...children) => {
    const said = {
      ...(props?.placeholder ? { placeholder: say(props.placeholder) } : null),
      ...(props?.source ? { source: rephrase(props.source) } : null),
    };
    // Its own main part would leave the guide and the filter outside of any.
    const tag = type === 'main' ? 'div' : type;
    return createElement(tag, props && { ...props, ...said }, ...children.map(type === 'li' ? rephrase : say));
  };
  return {};
}
