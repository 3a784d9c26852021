import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, matchPath, useLocation } from 'react-router';
import { Button } from '../../components/button';
import { ErrorBoundary } from '../../components/error-boundary';
import { CLOSE, IconFrame, MENU, PAW } from '../../components/icon-frame';
import { Row } from '../../components/kit';
import { Skeleton } from '../../components/skeleton';
import { useFacilityDatasetQuery } from '../../features/facility/dataset/facility-dataset.generated';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../lib/design/use-theme';
import { paths } from '../../lib/paths';
import { openPets } from '../../lib/pets/open-pets';
import { useParty } from '../../lib/pets/pet-store';
import { requestSignIn } from '../../lib/session/sign-in-request';
import { useSession } from '../../lib/session/use-session';
import { useCloseOnBack } from '../../lib/use-close-on-back';
import { STRINGS } from '../strings';
import { preloadPets, preloadSignIn } from './global-overlays';
import styles from './site-header.module.css';

const SessionMenu = lazy(() => import('./session-menu').then((file) => ({ default: file.SessionMenu })));

interface Item {
  to: string;
  /** The path of the pages that it marks as current, if not `to`. */
  under?: string;
  label: string;
}

const ITEMS: Item[] = [
  { to: paths.map(), label: STRINGS.navMap },
  { to: paths.reviewsLatest(), label: STRINGS.navReviews },
  { to: paths.boards(), under: '/board', label: STRINGS.navBoards },
  { to: paths.about(), label: STRINGS.navAbout },
  { to: paths.support(), label: STRINGS.navSupport },
];
const ADMIN_ITEM = { to: paths.admin(), label: STRINGS.navAdmin };

const CLOSE_DELAY_MS = 300;
const MENU_ID = 'main-menu';

export function SiteHeader() {
  // Only on narrow screens: on wide ones the menu is always visible.
  const [isOpen, setIsOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const opener = useRef<HTMLButtonElement>(null);
  const { isAdmin } = useSession();
  const close = () => setIsOpen(false);
  const stay = () => clearTimeout(closing.current);
  useEffect(() => stay, []);

  const closeLater = () => {
    stay();
    closing.current = setTimeout(close, CLOSE_DELAY_MS);
  };

  /** Closes the menu and focuses its opener, as the focused item is hidden with the menu. On wide screens neither is hidden. */
  const leave = () => {
    close();
    opener.current?.focus();
  };

  useCloseOnBack(isOpen, leave);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // One press closes one thing: an open chatbot stays.
    event.stopPropagation();
    leave();
  };

  return (
    <header className={styles.header} onMouseEnter={stay} onMouseLeave={closeLater} onKeyDown={onKeyDown}>
      <Row gap={3} className={styles.bar}>
        <Row as={Link} gap={2} className={styles.brand} to={paths.home()} onClick={close}>
          <img src="/favicon.svg" alt="" width={32} height={32} />
          <span>{STRINGS.brand}</span>
        </Row>
        <DemoBadge />
        <PetOpener onOpen={close} />
        <button
          ref={opener}
          type="button"
          className={`${styles.item} ${styles.opener}`}
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          aria-label={isOpen ? STRINGS.closeMenu : STRINGS.openMenu}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconFrame size={24} path={isOpen ? CLOSE : MENU} />
        </button>
        <nav id={MENU_ID} className={styles.menu} data-open={isOpen} aria-label={STRINGS.mainMenu}>
          <Row as="ul" gap={1}>
            {[...ITEMS, ...(isAdmin ? [ADMIN_ITEM] : [])].map((item) => (
              <MenuItem key={item.to} {...item} onClick={close} />
            ))}
            <li>
              <ThemeSelect />
            </li>
            <li>
              <SessionControl onDone={leave} />
            </li>
          </Row>
        </nav>
      </Row>
    </header>
  );
}

function MenuItem({ to, under = to, label, onClick }: Item & { onClick: () => void }) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        className={styles.item}
        to={to}
        aria-current={matchPath({ path: under, end: false }, pathname) ? 'page' : undefined}
        onClick={onClick}
      >
        {label}
      </Link>
    </li>
  );
}

/** Opens the pets; shows how many of them come along. */
function PetOpener({ onOpen }: { onOpen: () => void }) {
  const count = useParty().length;
  return (
    <button
      type="button"
      className={`${styles.item} ${styles.pets}`}
      aria-haspopup="dialog"
      aria-label={count > 0 ? STRINGS.petsComing(count) : STRINGS.pets}
      onPointerEnter={preloadPets}
      onFocus={preloadPets}
      onClick={() => {
        onOpen();
        openPets();
      }}
    >
      <IconFrame size={22} path={PAW} isSolid />
      <span className={styles.petsLabel}>{STRINGS.pets}</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  );
}

/** In the bar, where its late appearance moves nothing. */
function DemoBadge() {
  const { data } = useFacilityDatasetQuery();
  if (!data?.facilityDataset.isDemo) return null;
  return (
    <Link
      className={styles.demo}
      to={`${paths.about()}#data`}
      title={STRINGS.demoBadgeMore}
      aria-label={`${STRINGS.demoBadge}: ${STRINGS.demoBadgeMore}`}
    >
      {STRINGS.demoBadge}
    </Link>
  );
}

/** The last item of the menu: sign in, or the member's own menu. `onDone` closes the menu of narrow screens. */
function SessionControl({ onDone }: { onDone: () => void }) {
  const { viewer, isLoading } = useSession();
  const placeholder = <Skeleton className={styles.placeholder} />;
  if (isLoading) return placeholder;
  if (viewer)
    return (
      <ErrorBoundary resetKey="" fallback={() => <Link to={paths.member(viewer.email)}>{viewer.nickName}</Link>}>
        <Suspense fallback={placeholder}>
          <SessionMenu viewer={viewer} onDone={onDone} />
        </Suspense>
      </ErrorBoundary>
    );
  return (
    <Button
      variant="secondary"
      className={styles.signIn}
      aria-haspopup="dialog"
      onPointerEnter={preloadSignIn}
      onFocus={preloadSignIn}
      onClick={() => {
        onDone();
        requestSignIn();
      }}
    >
      {STRINGS.signIn}
    </Button>
  );
}

const THEMES = Object.entries(STRINGS.themes) as [ThemeChoice, string][];

/** A native select. On wide screens it is transparent, over an icon. */
const ThemeSelect = () => (
  <label className={`${styles.item} ${styles.theme}`} title={STRINGS.theme}>
    <IconFrame size={22}>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
    </IconFrame>
    <span className={styles.themeName}>{STRINGS.theme}</span>
    <select
      className={styles.select}
      aria-label={STRINGS.theme}
      value={useThemeChoice()}
      onChange={({ target }) => chooseTheme(target.value as ThemeChoice)}
    >
      {THEMES.map(([choice, label]) => (
        <option key={choice} value={choice}>
          {label}
        </option>
      ))}
    </select>
  </label>
);
