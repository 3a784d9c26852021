import type { FormRule } from 'antd';

/** The message for an invalid value, or null. The server checks the same and decides. */
export type Problem = string | null;

/** A check of a field's value as antd's form takes it. */
export const liveRule = (problem: (value: string) => Problem): FormRule => ({
  validator: async (_rule, value: string | undefined) => {
    const text = problem(value ?? '');
    if (text !== null) throw new Error(text);
  },
});
