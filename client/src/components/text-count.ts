import { codePoints } from '../lib/code-points';
import { numberText } from '../lib/number-text';

/** antd's own counting counts UTF-16; this one counts as the server does, and lets a long text be pasted and then cut. */
export const textCount = (max: number) => ({
  max,
  strategy: codePoints,
  show: ({ count }: { count: number }) => `${numberText(count)} / ${numberText(max)}`,
});
