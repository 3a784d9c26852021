import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Email } from '../../../components/email';
import { Card, Row, Stack } from '../../../components/kit';
import { dateTimeText } from '../../../lib/date-text';
import { paths } from '../../../lib/paths';
import type { ProfileCard_MemberFragment } from './profile-card.generated';
import styles from './profile-card.module.css';
import { RoleBadge } from './role-badge';
import { STRINGS } from './strings';
import { WithdrawDialog } from './withdraw-dialog';

interface ProfileCardProps {
  member: ProfileCard_MemberFragment;
  /** Among the owner's buttons: what stands beside the profile. */
  views?: ReactNode;
}

export function ProfileCard({ member, views }: ProfileCardProps) {
  const { email, nickName, info, insertedAt, viewerCanEdit, profileImage } = member;
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
        <dt>{STRINGS.email}</dt>
        <dd>
          <Email address={email} />
        </dd>
        <dt>{STRINGS.info}</dt>
        <dd className={info ? styles.info : styles.none}>{info || STRINGS.noInfo}</dd>
        {insertedAt && (
          <>
            <dt>{STRINGS.joined}</dt>
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
      <Button variant="quiet" className={styles.withdraw} onClick={() => setIsLeaving(true)}>
        {STRINGS.withdraw}
      </Button>
      <WithdrawDialog isOpen={isLeaving} usesCode={member.provider === 'KAKAO'} onClose={() => setIsLeaving(false)} />
    </Stack>
  );
}
