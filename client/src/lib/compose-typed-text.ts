const EVENTS = ['input', 'change', 'compositionend'] as const;

/**
 * Composes decomposed Hangul (NFC) in every field as it is typed, pasted, dropped or filled in, before the field's own handlers count
 * or cut it: Macs and some keyboards bring a syllable as two or three code points.
 * @returns a function that stops it
 */
export function composeTypedText(): () => void {
  for (const type of EVENTS) document.addEventListener(type, compose, true);
  return () => {
    for (const type of EVENTS) document.removeEventListener(type, compose, true);
  };
}

function compose(event: Event): void {
  const { target: field } = event;
  // A syllable that is still being composed would fall apart.
  if (!isTextField(field) || (event as InputEvent).isComposing) return;
  const { value, selectionStart, selectionEnd } = field;
  const composed = value.normalize('NFC');
  if (composed === value) return;
  setValue(field, composed);
  if (selectionStart !== null && selectionEnd !== null) {
    const [start, end] = [selectionStart, selectionEnd].map((at) => value.slice(0, at).normalize('NFC').length);
    field.setSelectionRange(start!, end!);
  }
  // No event of its own follows the end of a composition.
  if (event.type === 'compositionend') field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'file');

/** By the prototype's setter: React's own on the element would take the value for one that it has set itself. */
function setValue(field: TextField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as TextField, 'value')!.set!.call(field, value);
}
