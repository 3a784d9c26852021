import { useEffect, useRef, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useLazyDialog } from '../../components/use-lazy-dialog';
import { paths } from '../../lib/paths';
import { useIsScrollingDown } from '../../lib/use-is-scrolling-down';
import { from } from '../../lib/design/breakpoints';
import { useMediaQuery } from '../../lib/use-media-query';
import { STRINGS } from '../strings';
import styles from './chatbot-launcher.module.css';
import { ChatbotStamp } from './chatbot-stamp';
import { useIsCovering } from './use-is-covering';

const loadPanel = () => import('./chatbot-dialog').then((file) => file.ChatbotDialog);
const preloadPanel = () => void loadPanel().catch(() => undefined);

/** The button in the corner of every page but the chatbot's own, and the panel that it opens and gives way to. */
export function ChatbotLauncher() {
  const { pathname } = useLocation();
  const isModal = !useMediaQuery(from('tablet'));
  const isOnPage = matchPath(paths.chatbot(), pathname) !== null;
  const { isOpen, isComing, Panel, open, close } = usePanel({ pathname, closesOnLeave: isModal || isOnPage });
  const button = useRef<HTMLButtonElement>(null);
  const [corner, setCorner] = useState<HTMLElement | null>(null);
  const isScrollingDown = useIsScrollingDown();
  const isCovering = useIsCovering(corner);
  const isReturning = useRef(false);

  // Only once the panel is gone: until then a narrow page is held still, and its button takes no keyboard.
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
            aria-busy={isComing || undefined}
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

interface PanelOptions {
  pathname: string;
  /** It covers the page: what was opened there is what the person wants to see. */
  closesOnLeave: boolean;
}

function usePanel({ pathname, closesOnLeave }: PanelOptions) {
  const { Dialog: Panel, prepare } = useLazyDialog(loadPanel);
  const [isOpen, setIsOpen] = useState(false);
  const [isComing, setIsComing] = useState(false);
  const [formerPathname, setFormerPathname] = useState(pathname);
  if (pathname !== formerPathname) {
    setFormerPathname(pathname);
    if (closesOnLeave) setIsOpen(false);
  }

  const open = async () => {
    if (isComing) return;
    setIsComing(true);
    const isThere = await prepare();
    setIsComing(false);
    setIsOpen(isThere);
  };
  return { isOpen, isComing, Panel, open: () => void open(), close: () => setIsOpen(false) };
}
