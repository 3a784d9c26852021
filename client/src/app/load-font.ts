/**
 * Asks for the font when the page's own files are there and the client has drawn for the first time: its subsets weigh more than any
 * page's code, and would come in their way. Until then the system's Korean font stands in.
 */
export function loadFont(): void {
  const load = () => void import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}
