/** What counts as text, for server and client (`npm run generate` writes it to the client's constants). */
export const TEXT_RULES = {
  /** A character that can be seen. Unicode calls the Braille blank a symbol; the other fillers are ignorable by default. */
  visible: { pattern: '[^\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]' },
} as const;

/** They change the direction of everything that follows, beyond their own text. No keyboard types them. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

const EXTENDER = String.raw`(?:[\p{M}\p{Emoji_Modifier}]|\u200d\p{Extended_Pictographic}?)`;
/** Marks or joined emoji beyond the twelfth of one character, which would cover its neighbours. */
const SURPLUS_EXTENDERS = new RegExp(`(${EXTENDER}{12})${EXTENDER}+`, 'gu');

/** A text that stays in its field: composed, as decomposed Hangul counts double; no direction controls or endless characters. */
export const confinedText = (text: string): string =>
  text.replace(DIRECTION_CONTROLS, '').normalize('NFC').replace(SURPLUS_EXTENDERS, '$1');

const VISIBLE = new RegExp(TEXT_RULES.visible.pattern, 'u');

/** Whether a text shows at least one character. */
export const hasVisible = (text: string): boolean => VISIBLE.test(text);

/** Length of a text in code points, as the rules count it: an emoji is one, not two. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
