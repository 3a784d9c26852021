import { useEffect, useRef, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { PAW } from '../../components/icon-frame';
import { useLazyDialog } from '../../components/use-lazy-dialog';
import { from } from '../../lib/design/breakpoints';
import { paths } from '../../lib/paths';
import { useIsScrollingDown } from '../../lib/use-is-scrolling-down';
import { useMediaQuery } from '../../lib/use-media-query';
import styles from './chatbot-launcher.module.css';

const STRINGS = { chatbot: '챗봇', openChatbot: '챗봇 열기' };

const loadPanel = () => import('./chatbot-dialog').then((file) => file.ChatbotDialog);
const preloadPanel = () => void loadPanel().catch(() => undefined);

/** The button in the corner of every page but the chatbot's own, or the panel that it opens. */
export function ChatbotLauncher() {
  const { pathname } = useLocation();
  const isModal = !useMediaQuery(from('tablet'));
  const isOnPage = matchPath(paths.chatbot(), pathname) !== null;
  const { isOpen, isLoading, Panel, open, close } = usePanel(pathname, isModal || isOnPage);
  const button = useRef<HTMLButtonElement>(null);
  const [corner, setCorner] = useState<HTMLElement | null>(null);
  const isScrollingDown = useIsScrollingDown();
  const isCovering = useIsCovering(corner);
  const isReturning = useRef(false);

  // Only after the panel has closed: a modal panel makes the page inert.
  useEffect(() => {
    if (isOpen || !isReturning.current) return;
    isReturning.current = false;
    button.current?.focus();
  }, [isOpen]);

  if (isOnPage) return null;

  const closeAndReturn = () => {
    isReturning.current = true;
    close();
  };

  return (
    <>
      {!isOpen && (
        <aside ref={setCorner} className={styles.corner} aria-label={STRINGS.chatbot}>
          <button
            ref={button}
            type="button"
            className={styles.button}
            data-away={isScrollingDown || isCovering || undefined}
            aria-haspopup="dialog"
            aria-busy={isLoading || undefined}
            aria-label={STRINGS.openChatbot}
            onPointerEnter={preloadPanel}
            onPointerDown={preloadPanel}
            onFocus={preloadPanel}
            onClick={open}
          >
            <ChatbotStamp />
          </button>
        </aside>
      )}
      {isOpen && Panel && <Panel isModal={isModal} onClose={closeAndReturn} onLeave={close} />}
    </>
  );
}

/** The panel closes when its page is left, if it covers the page. */
function usePanel(pathname: string, closesOnLeave: boolean) {
  const { Dialog: Panel, prepare } = useLazyDialog(loadPanel);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const [formerPathname, setFormerPathname] = useState(pathname);
  if (pathname !== formerPathname) {
    setFormerPathname(pathname);
    if (closesOnLeave) setIsOpen(false);
  }

  const open = async () => {
    if (isLoading) return;
    setIsLoading(true);
    const isLoaded = await prepare();
    setIsLoading(false);
    setIsOpen(isLoaded);
  };
  return { isOpen, isLoading, Panel, open: () => void open(), close: () => setIsOpen(false) };
}

/** Whether an element covers something marked to stay visible: warnings, and controls at the edge of the page. */
function useIsCovering(element: HTMLElement | null): boolean {
  const [isCovering, setIsCovering] = useState(false);
  useEffect(() => {
    if (!element) return;
    let frame = 0;
    const check = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const own = element.getBoundingClientRect();
        const others = [...document.querySelectorAll('[data-keep-clear]')].map((other) => other.getBoundingClientRect());
        setIsCovering(others.some((other) => overlap(own, other)));
      });
    };
    // Late parts move the others.
    const observer = new ResizeObserver(check);
    observer.observe(document.body);
    window.addEventListener('scroll', check, { passive: true });
    window.addEventListener('resize', check);
    check();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', check);
      window.removeEventListener('resize', check);
    };
  }, [element]);
  return isCovering;
}

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The paw stamp in a speech bubble, in the button's two colours. */
const ChatbotStamp = () => (
  <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true" focusable="false">
    <path
      fill="currentColor"
      d="M9 3h14a7 7 0 0 1 7 7v8a7 7 0 0 1-7 7h-6.2l-6 4.7c-.8.6-1.8.1-1.8-.9V25a7 7 0 0 1-7-7v-8a7 7 0 0 1 7-7z"
    />
    <path fill="var(--primary)" transform="translate(6.4 4.4) scale(0.8)" d={PAW} />
  </svg>
);
