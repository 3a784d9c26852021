import type { PointerEvent } from 'react';
import styles from '../../map-marker.module.css';

/**
 * Names the marker below the mouse (`data-hovered` on its anchor). In place of `:hover`, as all stays while a button is held: the marker by
 * which the map is dragged keeps its name, and those that pass below the mouse change nothing, which among a thousand costs whole frames.
 */
export function hoverMarkers() {
  let hovered: Element | null = null;
  let turning: number | undefined;
  // In a task of its own: to find what is below the mouse and to paint it differently are together one frame too long.
  const turnTo = (anchor: Element | null) => {
    window.clearTimeout(turning);
    if (anchor === hovered) return;
    turning = window.setTimeout(() => {
      hovered?.removeAttribute('data-hovered');
      anchor?.setAttribute('data-hovered', '');
      hovered = anchor;
    });
  };
  const follow = ({ target, pointerType, buttons }: PointerEvent) => {
    if (pointerType === 'touch' || buttons !== 0) return;
    turnTo((target as Element).closest('[data-place-id]')?.closest(`.${styles.anchor}`) ?? null);
  };
  const leave = ({ buttons }: PointerEvent) => {
    if (buttons === 0) turnTo(null);
    else window.addEventListener('pointerup', () => turnTo(null), { once: true });
  };
  // Moved too, not only over: what the mouse came upon while a button was held is below it from then on.
  return { onPointerOver: follow, onPointerMove: follow, onPointerLeave: leave };
}
