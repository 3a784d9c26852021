import { Button, Tag } from 'antd';
import { useRef } from 'react';
import { Card, Meta, Row } from '../../../components/kit';
import { dateTimeText } from '../../../lib/date-text';
import { type ReasonedAction, useReasonedAction } from '../../../lib/moderation/admin/use-reasoned-action';
import {
  type MemberModeration_MemberFragment,
  useGrantAdminMutation,
  useLiftSuspensionMutation,
  useRevokeAdminMutation,
  useSuspendMemberMutation,
} from './member-moderation.generated';
import styles from './member-moderation.module.css';
import { STRINGS } from './strings';

interface MemberModerationProps {
  member: MemberModeration_MemberFragment;
}

/** What administrators know of another member, and what they can do. */
export function MemberModeration({ member }: MemberModerationProps) {
  const { authNames, suspension, lastSignInAt, receivedReportCount } = member;
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, dialog } = useReasonedAction({ focusAfter: heading });
  const actions = useActions(member);
  const isAdmin = authNames.includes('admin');
  return (
    <Card as="section" gap={4} className={styles.card} aria-label={STRINGS.title}>
      <h2 ref={heading} tabIndex={-1}>
        {STRINGS.title}
      </h2>
      <dl className={styles.facts}>
        <Meta as="dt">{STRINGS.state}</Meta>
        <dd>
          {suspension ? (
            <Tag color="error">{STRINGS.suspended(suspension.until && dateTimeText(suspension.until))}</Tag>
          ) : (
            <span>{STRINGS.active}</span>
          )}
        </dd>
        {suspension && (
          <>
            <Meta as="dt">{STRINGS.reason}</Meta>
            <dd className={styles.reason}>{suspension.reason}</dd>
            <Meta as="dt">{STRINGS.since}</Meta>
            <dd>{dateTimeText(suspension.since)}</dd>
          </>
        )}
        <Meta as="dt">{STRINGS.lastSignIn}</Meta>
        <dd>{lastSignInAt ? dateTimeText(lastSignInAt) : STRINGS.never}</dd>
        <Meta as="dt">{STRINGS.reports}</Meta>
        <dd>{STRINGS.reportCount(receivedReportCount ?? 0)}</dd>
      </dl>
      {/* The server refuses to suspend an administrator, and to make one of a suspended member. */}
      <Row gap={2} wrap>
        {(isAdmin ? [actions.revoke] : suspension ? [actions.lift] : [actions.suspend, actions.grant]).map((action) => (
          <Button key={action.confirmLabel} danger={action.isDanger} onClick={() => ask(action)}>
            {action.confirmLabel}
          </Button>
        ))}
      </Row>
      {dialog}
    </Card>
  );
}

/** The answers bring the member's new state. */
function useActions({
  id: memberId,
  nickName,
}: MemberModeration_MemberFragment): Record<'suspend' | 'lift' | 'grant' | 'revoke', ReasonedAction> {
  const [suspend] = useSuspendMemberMutation();
  const [lift] = useLiftSuspensionMutation();
  const [grant] = useGrantAdminMutation();
  const [revoke] = useRevokeAdminMutation();
  return {
    suspend: {
      title: STRINGS.suspendTitle(nickName),
      text: STRINGS.suspendText,
      confirmLabel: STRINGS.suspend,
      busyLabel: STRINGS.suspending,
      done: STRINGS.suspendedNow,
      isDanger: true,
      periods: STRINGS.periods,
      run: ({ reason, days }) => suspend({ variables: { input: { memberId, reason, days } } }),
    },
    lift: {
      title: STRINGS.liftTitle(nickName),
      text: STRINGS.liftText,
      confirmLabel: STRINGS.lift,
      busyLabel: STRINGS.lifting,
      done: STRINGS.lifted,
      run: ({ reason }) => lift({ variables: { input: { memberId, reason } } }),
    },
    grant: {
      title: STRINGS.grantTitle(nickName),
      text: STRINGS.grantText,
      confirmLabel: STRINGS.grant,
      busyLabel: STRINGS.granting,
      done: STRINGS.granted,
      run: ({ reason }) => grant({ variables: { input: { memberId, reason } } }),
    },
    revoke: {
      title: STRINGS.revokeTitle(nickName),
      text: STRINGS.revokeText,
      confirmLabel: STRINGS.revoke,
      busyLabel: STRINGS.revoking,
      done: STRINGS.revoked,
      isDanger: true,
      run: ({ reason }) => revoke({ variables: { input: { memberId, reason } } }),
    },
  };
}
