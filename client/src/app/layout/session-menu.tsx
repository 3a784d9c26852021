import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { Avatar } from '../../components/avatar';
import { Icon } from '../../components/icon';
import { paths } from '../../lib/paths';
import { useSignOut } from '../../lib/session/use-sign-out';
import type { SessionMember } from '../../lib/session/use-session';
import { showToast } from '../../lib/toast';
import { STRINGS } from '../strings';
import styles from './session-menu.module.css';

interface SessionMenuProps {
  viewer: SessionMember;
  onDone: () => void;
}

/** The member's own menu: unfolds under the name on wide screens, lies open in the menu of narrow ones. Two links need no antd. */
export function SessionMenu({ viewer, onDone }: SessionMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useId();
  const { isLeaving, leave } = useLeaving();
  const done = () => {
    setIsOpen(false);
    onDone();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    opener.current?.focus();
  };

  return (
    <div
      className={styles.session}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Who viewer={viewer} />
        <Icon name="chevron-down" size={16} className={styles.arrow} />
      </button>
      <p className={styles.who}>
        <Who viewer={viewer} />
      </p>
      <ul id={list} className={styles.list} data-open={isOpen}>
        <li>
          <Link className={styles.item} to={paths.member(viewer.email)} onClick={done}>
            {STRINGS.myPage}
          </Link>
        </li>
        <li>
          <button
            type="button"
            className={styles.item}
            aria-disabled={isLeaving || undefined}
            onClick={() => void leave().then(onDone)}
          >
            {STRINGS.signOut}
          </button>
        </li>
      </ul>
    </div>
  );
}

const Who = ({ viewer }: Pick<SessionMenuProps, 'viewer'>) => (
  <>
    <Avatar image={viewer.profileImage} size={32} />
    <span className={styles.name}>{viewer.nickName}</span>
  </>
);

function useLeaving() {
  const [isLeaving, setIsLeaving] = useState(false);
  const signOut = useSignOut();
  const navigate = useNavigate();
  const leave = async () => {
    if (isLeaving) return;
    setIsLeaving(true);
    await signOut();
    showToast({ type: 'success', text: STRINGS.signedOut });
    void navigate(paths.home());
  };
  return { isLeaving, leave };
}
