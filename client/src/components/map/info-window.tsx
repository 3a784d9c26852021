import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../icon';
import styles from './info-window.module.css';
import type { StackOffset } from './stack-offset';
import { STRINGS } from './strings';

interface InfoWindowProps {
  title: string;
  /** Of its marker, above which it opens. */
  offset: StackOffset;
  children: ReactNode;
  onClose: () => void;
  /** The window has a size, or another one: the map may have to make room. */
  onResize: (element: HTMLElement) => void;
}

export function InfoWindow({ title, offset, children, onClose, onResize }: InfoWindowProps) {
  const element = useRef<HTMLDivElement>(null);
  const resized = useEffectEvent(onResize);

  // Not a layout effect: only now is the overlay in the document.
  useEffect(() => {
    const shown = element.current;
    if (!shown) return;
    const observer = new ResizeObserver(() => resized(shown));
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    element.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div
      ref={element}
      className={styles.window}
      style={{ '--row': offset.row, '--column': offset.column } as CSSProperties}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
    >
      <button type="button" className={styles.close} aria-label={STRINGS.closeInfo} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
      {children}
    </div>
  );
}
