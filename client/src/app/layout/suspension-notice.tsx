import { Link } from 'react-router';
import { BelowHeader } from '../../components/below-header';
import { Icon } from '../../components/icon';
import { Row } from '../../components/kit';
import { dateTimeText } from '../../lib/date-text';
import { paths } from '../../lib/paths';
import { type SessionMember, useSession } from '../../lib/session/use-session';
import styles from './suspension-notice.module.css';

const STRINGS = {
  title: '이용 정지 안내',
  until: (end: string) => `${end}까지 이용이 정지되었어요.`,
  forever: '이용이 정지되었어요.',
  reason: (reason: string) => `사유: ${reason}`,
  rest: '글을 읽고, 자신의 글을 지우고, 문의할 수 있어요.',
  object: '이의 제기',
};

/** Tells a suspended member on every page why and until when. */
export function SuspensionNotice() {
  const { viewer } = useSession();
  return viewer?.suspension && <Notice {...viewer.suspension} />;
}

type NoticeProps = NonNullable<SessionMember['suspension']>;

const Notice = ({ reason, until }: NoticeProps) => (
  <BelowHeader>
    <Row as="aside" gap={3} align="start" className={styles.notice} aria-label={STRINGS.title} data-keep-clear>
      <Icon name="warning" />
      <div className={styles.words}>
        <p>
          <b>{until ? STRINGS.until(dateTimeText(until)) : STRINGS.forever}</b> <span>{STRINGS.rest}</span>
        </p>
        <p className={styles.reason}>{STRINGS.reason(reason)}</p>
      </div>
      <Link className={styles.object} to={paths.support({ about: 'suspension' })}>
        {STRINGS.object}
      </Link>
    </Row>
  </BelowHeader>
);
