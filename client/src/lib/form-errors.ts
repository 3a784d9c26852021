import type { FormInstance } from 'antd';
import { errorFacts } from './error-code';

/**
 * Puts the server's words beside the fields that they are about, and goes to the first of them.
 * @returns whether there were any
 */
export function showFieldErrors<Values>(form: FormInstance<Values>, error: unknown): boolean {
  // Fields that are not on the screen keep silent, the message of the answer speaks for them.
  const names = Object.keys(form.getFieldsValue(true) as object);
  const shown = Object.entries(errorFacts(error).fieldErrors).filter(([name]) => names.includes(name));
  form.setFields(shown.map(([name, text]) => ({ name: name as never, errors: [text] })));
  // After the next paint: fields that were held while the answer was awaited cannot take the keyboard before.
  if (shown[0]) requestAnimationFrame(() => form.focusField(shown[0]![0]));
  return shown.length > 0;
}
