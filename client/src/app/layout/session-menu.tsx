import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Avatar } from '../../components/avatar';
import { Icon } from '../../components/icon';
import { Panel, Row } from '../../components/kit';
import { useLazyDialog } from '../../components/use-lazy-dialog';
import { paths } from '../../lib/paths';
import { useSignOut } from '../../lib/session/use-sign-out';
import type { SessionMember } from '../../lib/session/use-session';
import { showToast } from '../../lib/toast';
import styles from './session-menu.module.css';
import header from './site-header.module.css';

const STRINGS = { signOut: '로그아웃', signedOut: '로그아웃했습니다.', myPage: '마이페이지' };

const loadSignOutDialog = () => import('../../features/outbox/sign-out-dialog').then((file) => file.SignOutDialog);

/** Where nothing can be stored, nothing waits. */
const hasUnsentEntries = (memberId: string) =>
  import('../../lib/outbox/outbox').then(async ({ readEntries }) => (await readEntries(memberId)).length > 0).catch(() => false);

interface SessionMenuProps {
  viewer: SessionMember;
  onDone: () => void;
}

/** The member's own menu: a drop-down on wide screens, always open in the menu of narrow ones. */
export function SessionMenu({ viewer, onDone }: SessionMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useId();
  const [isLeaving, setIsLeaving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { Dialog: SignOutDialog, prepare } = useLazyDialog(loadSignOutDialog);
  const signOut = useSignOut();
  const navigate = useNavigate();
  const done = () => {
    setIsOpen(false);
    onDone();
  };

  const askToLeave = async () => {
    if (isLeaving) return;
    setIsLeaving(true);
    if (!(await hasUnsentEntries(viewer.id))) return leave();
    setIsAsking(await prepare());
    setIsLeaving(false);
  };

  const leave = async () => {
    await signOut();
    showToast({ type: 'success', text: STRINGS.signedOut });
    void navigate(paths.home());
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
        className={`${header.item} ${styles.opener}`}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Who viewer={viewer} />
        <Icon name="chevron-down" size={16} className={styles.arrow} />
      </button>
      <Row as="p" gap={2} className={styles.who}>
        <Who viewer={viewer} />
      </Row>
      <Panel as="ul" id={list} className={styles.list} data-open={isOpen}>
        <li>
          <Link className={header.item} to={paths.member(viewer.email)} onClick={done}>
            {STRINGS.myPage}
          </Link>
        </li>
        <li>
          <button type="button" className={header.item} aria-disabled={isLeaving || undefined} onClick={() => void askToLeave()}>
            {STRINGS.signOut}
          </button>
        </li>
      </Panel>
      {SignOutDialog && (
        <SignOutDialog isOpen={isAsking} memberId={viewer.id} onSignOut={leave} onClose={() => setIsAsking(false)} />
      )}
    </div>
  );
}

const Who = ({ viewer }: Pick<SessionMenuProps, 'viewer'>) => (
  <>
    <Avatar image={viewer.profileImage} size={32} />
    <span className={styles.name}>{viewer.nickName}</span>
  </>
);
