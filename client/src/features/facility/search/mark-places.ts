import type { FocusEvent, PointerEvent } from 'react';

const MARKED = 'data-marked';
/** A marker on the map, a cluster of them, and a card in the list. */
const PLACES = '[data-place-id], [data-place-ids], [data-card-id]';

const placesOf = ({ dataset }: HTMLElement): string[] =>
  dataset.placeIds?.split(' ') ?? [dataset.placeId ?? dataset.cardId ?? ''];

/**
 * Marks card and marker (or cluster) of the hovered or focused place by an attribute: up to a thousand markers need no rendering.
 * Touch has no hover, and while a button is held the map is being dragged.
 */
export function markPlaces() {
  let hasMarks = false;
  const mark = (page: HTMLElement, target: EventTarget | null) => {
    const element = target instanceof Element ? target.closest<HTMLElement>(PLACES) : null;
    if (!element && !hasMarks) return;
    hasMarks = element !== null;
    for (const former of page.querySelectorAll(`[${MARKED}]`)) former.removeAttribute(MARKED);
    if (!element) return;
    const places = new Set(placesOf(element));
    for (const other of page.querySelectorAll<HTMLElement>(PLACES))
      if (placesOf(other).some((id) => places.has(id))) other.setAttribute(MARKED, '');
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
