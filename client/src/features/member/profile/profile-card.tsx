import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../components/button';
import { Email } from '../../../components/email';
import { Icon, type IconName } from '../../../components/icon';
import { Card, Meta, Muted, Row, Stack } from '../../../components/kit';
import { dateTimeText } from '../../../lib/date-text';
import { failureText } from '../../../lib/error-text';
import { receivesMail } from '../../../lib/email-text';
import { useOutboxEntries } from '../../../lib/outbox/entries';
import { paths } from '../../../lib/paths';
import { dropToken } from '../../../lib/session/token';
import { showToast } from '../../../lib/toast';
import { useSubmit } from '../../../lib/use-submit';
import { UnconfirmedEmail } from '../recovery/unconfirmed-email';
import { SecretDialog } from '../identity/secret-dialog';
import { type ProfileCard_MemberFragment, useWithdrawMutation } from './profile-card.generated';
import styles from './profile.module.css';
import { STRINGS } from './strings';

interface ProfileCardProps {
  member: ProfileCard_MemberFragment;
  /** Among the owner's buttons: switches what is shown beside the profile. */
  views?: ReactNode;
}

export function ProfileCard({ member, views }: ProfileCardProps) {
  const { email, isEmailConfirmed, nickName, info, insertedAt, viewerCanEdit, profileImage } = member;
  return (
    <Card as="section" gap={6} className={styles.card}>
      <Row as="header" gap={4} className={styles.who}>
        <img
          className={styles.picture}
          src={profileImage?.cardUrl ?? '/user.png'}
          alt={profileImage ? STRINGS.picture(nickName) : STRINGS.noPicture}
          width={112}
          height={112}
        />
        <div>
          <RoleBadge member={member} />
          <h1>{nickName}</h1>
        </div>
      </Row>
      <dl className={styles.facts}>
        <Meta as="dt">{STRINGS.email}</Meta>
        <dd>
          <Email address={email} />
          {viewerCanEdit && !isEmailConfirmed && receivesMail(email) && <UnconfirmedEmail />}
        </dd>
        <Meta as="dt">{STRINGS.info}</Meta>
        {info ? <dd className={styles.info}>{info}</dd> : <Muted as="dd">{STRINGS.noInfo}</Muted>}
        {insertedAt && (
          <>
            <Meta as="dt">{STRINGS.joined}</Meta>
            <dd>
              <time dateTime={insertedAt}>{dateTimeText(insertedAt)}</time>
            </dd>
          </>
        )}
      </dl>
      {viewerCanEdit && <OwnerActions member={member} views={views} />}
    </Card>
  );
}

function OwnerActions({ member, views }: ProfileCardProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Stack gap={2} className={styles.actions}>
      <ButtonLink to={paths.memberEdit(member.email)}>{STRINGS.edit}</ButtonLink>
      {views}
      <ButtonLink variant="secondary" icon={<Icon name="star" />} to={paths.memberActivity()}>
        {STRINGS.activity.title}
      </ButtonLink>
      <Button variant="quiet" className={styles.withdraw} onClick={() => setIsLeaving(true)}>
        {STRINGS.withdraw}
      </Button>
      <WithdrawDialog
        isOpen={isLeaving}
        memberId={member.id}
        usesCode={member.provider === 'KAKAO'}
        onClose={() => setIsLeaving(false)}
      />
    </Stack>
  );
}

function RoleBadge({ member: { authNames, provider } }: Pick<ProfileCardProps, 'member'>) {
  const [role, icon, text]: [string, IconName, string] = authNames.includes('admin')
    ? ['admin', 'star', STRINGS.admin]
    : provider === 'KAKAO'
      ? ['kakao', 'paw', STRINGS.kakao]
      : ['regular', 'paw', STRINGS.regular];
  return (
    <Row as="span" gap={1} className={styles.badge} data-role={role}>
      <Icon name={icon} size={16} />
      <span>{text}</span>
    </Row>
  );
}

interface WithdrawDialogProps {
  isOpen: boolean;
  memberId: string;
  usesCode: boolean;
  onClose: () => void;
}

/** Where nothing can be stored, nothing waits. */
const forgetUnsentEntries = (memberId: string) =>
  import('../../../lib/outbox/outbox').then(({ forgetEntries }) => forgetEntries(memberId)).catch(() => undefined);

function WithdrawDialog({ isOpen, memberId, usesCode, onClose }: WithdrawDialogProps) {
  const navigate = useNavigate();
  const unsentCount = useOutboxEntries().length;
  const { submit, isBusy, problem, clear } = useSubmit(useWithdrawMutation(), {
    textOf: (error) => failureText(error, STRINGS.withdrawFailed),
  });

  const leave = (password: string) =>
    submit({ variables: { input: { password } } }, () => {
      void forgetUnsentEntries(memberId);
      showToast({ type: 'success', text: STRINGS.withdrawn });
      dropToken('signed-out');
      void navigate(paths.home());
    });

  return (
    <SecretDialog
      isOpen={isOpen}
      title={STRINGS.withdraw}
      submitLabel={STRINGS.withdrawSubmit}
      busyLabel={STRINGS.withdrawBusy}
      isBusy={isBusy}
      isDanger
      usesCode={usesCode}
      problem={problem}
      onChange={clear}
      onSubmit={leave}
      onClose={() => {
        clear();
        onClose();
      }}
    >
      <p>{STRINGS.withdrawText}</p>
      {unsentCount > 0 && <p>{STRINGS.withdrawUnsent(unsentCount)}</p>}
    </SecretDialog>
  );
}
