/** What counts as text, once for server and client (`npm run generate` writes it to the client's constants). */
export const TEXT_RULES = {
  /** A character that can be seen. Unicode calls the Braille blank a symbol; the other fillers are ignorable by default. */
  visible: { pattern: '[^\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]' },
} as const;

/** They turn the direction of all that follows, beyond the end of their own text. No keyboard types them. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

const EXTENDER = String.raw`(?:[\p{M}\p{Emoji_Modifier}]|\u200d\p{Extended_Pictographic}?)`;
/** What lengthens one character beyond 12 marks or joined emoji: it would break no line and reach over its neighbours. */
const SURPLUS_EXTENDERS = new RegExp(`(${EXTENDER}{12})${EXTENDER}+`, 'gu');

/** A text that stays in its field: composed, without direction controls, no character endlessly long. */
export const confinedText = (text: string): string =>
  text.replace(DIRECTION_CONTROLS, '').normalize('NFC').replace(SURPLUS_EXTENDERS, '$1');
