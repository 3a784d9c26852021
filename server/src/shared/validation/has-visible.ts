import { TEXT_RULES } from './text-rules';

const VISIBLE = new RegExp(TEXT_RULES.visible.pattern, 'u');

/** Whether a text shows at least one character. */
export const hasVisible = (text: string): boolean => VISIBLE.test(text);
