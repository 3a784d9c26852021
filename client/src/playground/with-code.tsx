import { type ReactNode } from 'react';

/** What stands between backticks is code, as in the descriptions of the schema. */
export const withCode = (text: string): ReactNode =>
  text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
