import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../icon';
import { Panel } from '../kit';
import { IconButton } from '../parts';
import type { StackOffset } from './arrange-markers';
import styles from './info-window.module.css';
import { STRINGS } from './strings';

interface InfoWindowProps {
  title: string;
  /** Of its marker, above which it opens. */
  offset: StackOffset;
  children: ReactNode;
  onClose: () => void;
  /** Also after the first layout: the map may have to pan. */
  onResize: (element: HTMLElement) => void;
}

export function InfoWindow({ title, offset, children, onClose, onResize }: InfoWindowProps) {
  const element = useRef<HTMLDivElement>(null);
  const resized = useEffectEvent(onResize);

  // Not a layout effect: only now is the overlay in the document.
  useEffect(() => {
    const window = element.current;
    if (!window) return;
    window.focus({ preventScroll: true });
    const observer = new ResizeObserver(() => resized(window));
    observer.observe(window);
    return () => observer.disconnect();
  }, []);

  return (
    <Panel
      ref={element}
      className={styles.window}
      style={{ '--row': offset.row, '--column': offset.column } as CSSProperties}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
    >
      <IconButton type="button" className={styles.close} aria-label={STRINGS.closeInfo} onClick={onClose}>
        <Icon name="close" size={18} />
      </IconButton>
      {children}
    </Panel>
  );
}
