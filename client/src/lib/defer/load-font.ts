/**
 * Asks for the font when the page's own files are there, the client has drawn for the first time, and what it then asked for has come: it
 * weighs more than any page's code, and would come in their way. Without its rules the system's font stays.
 */
export function loadFont(): void {
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}

const load = () =>
  void Promise.all([import('./take-up-font'), import('../../font.generated.css')]).then(
    ([{ takeUpFont }]) => takeUpFont(),
    () => undefined,
  );
