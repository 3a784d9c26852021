import type { FocusEvent, PointerEvent } from 'react';

const MARKED = 'data-marked';
/** A marker on the map, and a card in the list. */
const PLACES = '[data-place-id], [data-card-id]';

const placeOf = ({ dataset }: HTMLElement) => dataset.placeId ?? dataset.cardId;

/**
 * Marks the card and the marker of the place that the mouse or the keyboard is on, by an attribute: among up to a thousand markers
 * nothing renders again. Touch has no hover, and while a button is held the map is being dragged.
 */
export function markPlaces() {
  let hasMarks = false;
  const mark = (page: HTMLElement, target: EventTarget | null) => {
    const place = target instanceof Element ? target.closest<HTMLElement>(PLACES) : null;
    const id = place ? placeOf(place) : undefined;
    if (!id && !hasMarks) return;
    hasMarks = id !== undefined;
    for (const element of page.querySelectorAll(`[${MARKED}]`)) element.removeAttribute(MARKED);
    if (!id) return;
    for (const element of page.querySelectorAll<HTMLElement>(PLACES))
      if (placeOf(element) === id) element.setAttribute(MARKED, '');
  };
  const hover = ({ currentTarget, target, pointerType, buttons }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'touch' && buttons === 0) mark(currentTarget, target);
  };
  return {
    onPointerOver: hover,
    onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) => mark(currentTarget, null),
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => mark(currentTarget, target),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => mark(currentTarget, relatedTarget),
  };
}
