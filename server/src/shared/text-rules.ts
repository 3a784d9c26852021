/** What counts as text, once for server and client (`npm run generate` writes it to the client's constants). */
export const TEXT_RULES = {
  /** A character that can be seen. Unicode calls the Braille blank a symbol; the other fillers are ignorable by default. */
  visible: { pattern: '[^\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]' },
} as const;

/** They turn the direction of all that follows, beyond the end of their own text. No keyboard types them. */
export const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
