import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../components/icon';
import { IconButton } from '../../components/parts';
import { useCloseOnBack } from '../../lib/use-close-on-back';
import { Chatbot } from './chatbot';
import styles from './chatbot-panel.module.css';
import { STRINGS } from './strings';

export interface ChatbotPanelProps {
  /** True on a narrow screen, where the panel covers the page. On a wide screen the page stays usable next to it. */
  isModal: boolean;
  onClose: () => void;
  /** Closes as well, without returning the focus to the button. */
  onLeave: () => void;
}

/** Not a `dialog` element, as it is modal in one width only; not antd's drawer, which weighs 100 KB. */
export function ChatbotPanel({ isModal, onClose, onLeave }: ChatbotPanelProps) {
  const frame = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  useCloseOnBack(isModal, onClose);
  useInertPage(frame, isModal);

  // Not the field: on a phone the on-screen keyboard would cover the conversation.
  useEffect(() => {
    if (isModal) panel.current?.focus();
  }, [isModal]);

  // The focused element of the page may be under the panel: closing the panel uncovers it.
  useEscape(panel, (from) => (from === document.body || panel.current?.contains(from) ? onClose() : onLeave()));

  const onClick = ({ target }: MouseEvent) => {
    // The panel would cover the page that the link opens.
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

/** Makes everything outside the frame inert, and stops the page from scrolling. */
function useInertPage(frame: RefObject<HTMLDivElement | null>, isInert: boolean): void {
  // A layout effect: undone before the closing panel returns the focus.
  useLayoutEffect(() => {
    const { current } = frame;
    if (!isInert || !current?.parentElement) return;
    const siblings = [...current.parentElement.children].filter((part) => part !== current && !part.hasAttribute('inert'));
    siblings.forEach((part) => part.setAttribute('inert', ''));
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    return () => {
      siblings.forEach((part) => part.removeAttribute('inert'));
      style.overflow = overflow;
    };
  }, [frame, isInert]);
}

/** antd keeps closed dialogs in the document. */
const CLOSED = '[style*="display: none"]';

/**
 * Escape closes the panel wherever the focus is, unless another dialog is open or something has handled the key.
 */
function useEscape(panel: RefObject<HTMLElement | null>, onEscape: (from: Element | null) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    const dialogs = [...document.querySelectorAll('[role=dialog][aria-modal=true]')];
    if (dialogs.some((dialog) => dialog !== panel.current && !dialog.closest(CLOSED))) return;
    onEscape(document.activeElement);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
