import type { FormRule } from 'antd';
import type { Problem } from './rules';

/** A rule of ours as antd's form wants it. */
export const liveRule = (problem: (value: string) => Problem): FormRule => ({
  validator: async (_rule, value: string | undefined) => {
    const text = problem(value ?? '');
    if (text !== null) throw new Error(text);
  },
});
