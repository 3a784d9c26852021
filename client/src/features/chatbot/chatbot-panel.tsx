import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../components/icon';
import { IconButton } from '../../components/parts';
import { useCloseOnBack } from '../../lib/use-close-on-back';
import { Chatbot } from './chatbot';
import styles from './chatbot-panel.module.css';
import { STRINGS } from './strings';
import { useEscape } from './use-escape';

export interface ChatbotPanelProps {
  /** Over a narrow page: the rest waits until it is closed. Beside a wide one both can be used. */
  isModal: boolean;
  onClose: () => void;
  /** Closes as well, and the keyboard stays where the person has it, or goes to the page that a link in the panel leads to. */
  onLeave: () => void;
}

/** Neither `dialog` (modal in one width, beside the page in the other) nor antd's drawer, which would come with 100 KB. */
export function ChatbotPanel({ isModal, onClose, onLeave }: ChatbotPanelProps) {
  const frame = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  useCloseOnBack(isModal, onClose);
  useHoldPage(frame, isModal);

  // On a phone the keyboard of the screen would cover what there is to read.
  useEffect(() => {
    if (isModal) panel.current?.focus();
  }, [isModal]);

  // What has the keyboard in the page may stand under the panel: then this is how it comes to light.
  useEscape(panel, (from) => (from === document.body || panel.current?.contains(from) ? onClose() : onLeave()));

  const onClick = ({ target }: MouseEvent) => {
    // The page that a link opens would be covered by the panel.
    if ((target as Element).closest('a[href^="/"]')) onLeave();
  };

  return (
    <div className={styles.frame} ref={frame}>
      {isModal && <div className={styles.backdrop} onClick={onClose} />}
      <section
        ref={panel}
        className={styles.panel}
        role="dialog"
        aria-modal={isModal || undefined}
        aria-label={STRINGS.title}
        tabIndex={-1}
        onClick={onClick}
      >
        <Chatbot
          autoFocus={!isModal}
          title={<h2>{STRINGS.title}</h2>}
          close={
            <IconButton type="button" aria-label={STRINGS.close} onClick={onClose}>
              <Icon name="close" size={22} />
            </IconButton>
          }
        />
      </section>
    </div>
  );
}

/** Holds everything beside the frame still: neither pointer, keyboard nor screen reader gets there. */
function useHoldPage(frame: RefObject<HTMLDivElement | null>, isHeld: boolean): void {
  // Given back before what closes the panel moves the keyboard.
  useLayoutEffect(() => {
    const { current } = frame;
    if (!isHeld || !current?.parentElement) return;
    const held = [...current.parentElement.children].filter((part) => part !== current && !part.hasAttribute('inert'));
    held.forEach((part) => part.setAttribute('inert', ''));
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    return () => {
      held.forEach((part) => part.removeAttribute('inert'));
      style.overflow = overflow;
    };
  }, [frame, isHeld]);
}
