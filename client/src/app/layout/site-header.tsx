import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link, matchPath, useLocation } from 'react-router';
import { CLOSE, IconFrame, MENU, PAW } from '../../components/icon-frame';
import { useFacilityDatasetQuery } from '../../features/facility/dataset/facility-dataset.generated';
import { paths } from '../../lib/paths';
import { openPets } from '../../lib/pets/open-pets';
import { useParty } from '../../lib/pets/use-pets';
import { useSession } from '../../lib/session/use-session';
import { useCloseOnBack } from '../../lib/use-close-on-back';
import { STRINGS } from '../strings';
import { BrandMark } from './brand-mark';
import { preloadPets } from './global-overlays';
import { SessionControl } from './session-control';
import styles from './site-header.module.css';
import { ThemeSelect } from './theme-select';

interface Item {
  to: string;
  /** Whose pages it stands for, where that is no part of `to`. */
  under?: string;
  label: string;
}

const ITEMS: Item[] = [
  { to: paths.map(), label: STRINGS.navMap },
  { to: paths.reviewsLatest(), label: STRINGS.navReviews },
  // One announcement is no part of the list's address.
  { to: paths.boards(), under: '/board', label: STRINGS.navBoards },
  { to: paths.about(), label: STRINGS.navAbout },
  { to: paths.support(), label: STRINGS.navSupport },
];
const ADMIN_ITEM = { to: paths.admin(), label: STRINGS.navAdmin };

const CLOSE_DELAY_MS = 300;
const MENU_ID = 'main-menu';

export function SiteHeader() {
  const { isOpen, close, toggle, onMouseEnter, onMouseLeave } = useCollapsingMenu();
  const opener = useRef<HTMLButtonElement>(null);
  const { isAdmin } = useSession();

  /** Closes, and leaves the keyboard on what opened: the item that was used is hidden with the menu. On wide screens neither hides. */
  const leave = () => {
    close();
    opener.current?.focus();
  };

  useCloseOnBack(isOpen, leave);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Of what is open at once, one a press: the chatbot beside the page stays.
    event.stopPropagation();
    leave();
  };

  return (
    <header className={styles.header} onMouseEnter={onMouseEnter} onMouseLeave={onMouseLeave} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <Link className={styles.brand} to={paths.home()} onClick={close}>
          <BrandMark />
          <span>{STRINGS.brand}</span>
        </Link>
        <DemoBadge />
        <PetOpener onOpen={close} />
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          aria-label={isOpen ? STRINGS.closeMenu : STRINGS.openMenu}
          onClick={toggle}
        >
          <IconFrame size={24}>{isOpen ? CLOSE : MENU}</IconFrame>
        </button>
        <nav id={MENU_ID} className={styles.menu} data-open={isOpen} aria-label={STRINGS.mainMenu}>
          <ul>
            {[...ITEMS, ...(isAdmin ? [ADMIN_ITEM] : [])].map((item) => (
              <MenuItem key={item.to} {...item} onClick={close} />
            ))}
            <li>
              <ThemeSelect />
            </li>
            <li>
              <SessionControl onDone={leave} />
            </li>
          </ul>
        </nav>
      </div>
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

/** Open and closed state of the menu on narrow screens; on wide ones the menu is always there and this changes nothing. */
function useCollapsingMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => clearTimeout(closing.current);
  useEffect(() => stay, []);

  return {
    isOpen,
    close: () => setIsOpen(false),
    toggle: () => setIsOpen(!isOpen),
    onMouseEnter: stay,
    onMouseLeave: () => {
      stay();
      closing.current = setTimeout(() => setIsOpen(false), CLOSE_DELAY_MS);
    },
  };
}

/** Opens the pets, and says how many of them come along. */
function PetOpener({ onOpen }: { onOpen: () => void }) {
  const count = useParty().length;
  return (
    <button
      type="button"
      className={styles.pets}
      aria-haspopup="dialog"
      aria-label={count > 0 ? STRINGS.petsComing(count) : STRINGS.pets}
      onPointerEnter={preloadPets}
      onFocus={preloadPets}
      onClick={() => {
        onOpen();
        openPets();
      }}
    >
      <IconFrame size={22}>{PAW}</IconFrame>
      <span className={styles.petsLabel}>{STRINGS.pets}</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  );
}

/** In the bar, where it moves nothing when the answer comes. */
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
