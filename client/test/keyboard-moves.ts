/**
 * From now on: whether a dialog was still there whenever the keyboard came to the part with this id, and how that part was scrolled to.
 * jsdom lays nothing out, so a dialog that fetches the keyboard back there does not show by itself.
 */
export function keyboardMovesTo(id: string) {
  const isUnderDialog: boolean[] = [];
  const scrolls: unknown[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if ((target as Element).id === id) isUnderDialog.push(document.querySelector('[role=dialog]') !== null);
  });
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
    if (this.id === id) scrolls.push(options);
  });
  return { isUnderDialog, scrolls };
}
