import { Tag } from 'antd';
import { Link } from 'react-router';
import { Email } from '../../../components/email';
import { Muted, Row } from '../../../components/kit';
import { Chip, InfoChip } from '../../../components/parts';
import { receivesMail } from '../../../lib/email-text';
import { paths } from '../../../lib/paths';
import type { AdminInquiryFragment } from './inquiry.generated';
import { mailLink } from './mail-link';
import { STRINGS } from './strings';

/** antd's orange and green are too pale to read. */
const CHIPS = { NEW: Chip, IN_PROGRESS: InfoChip, ANSWERED: Tag };

/** How far it is, and whether the sender objects to a decision: only those who may are led to the form with such a subject. */
export function StateTags({ status, about }: AdminInquiryFragment) {
  const StateChip = CHIPS[status];
  return (
    <Row gap={1} wrap>
      <StateChip>{STRINGS.statuses[status]}</StateChip>
      {about && about.kind !== 'FACILITY' && <Tag color="error">{STRINGS.objection}</Tag>}
    </Row>
  );
}

export const Sender = ({ email, subject, member }: AdminInquiryFragment) => (
  <>
    {receivesMail(email) ? (
      <a href={mailLink(email, STRINGS.reply(subject))}>
        <Email address={email} />
      </a>
    ) : (
      <Email address={email} />
    )}
    {member && (
      <div>
        <Link to={paths.member(member.email)}>{STRINGS.member(member.nickName)}</Link>
      </div>
    )}
  </>
);

/** Where to see what the inquiry is about; only its kind where that is gone. */
export function AboutLink({ about, member }: Pick<AdminInquiryFragment, 'about' | 'member'>) {
  if (!about) return null;
  const { kind, facility, reviewId, boardId } = about;
  const kindText = STRINGS.abouts[kind];
  const isThere = kind !== 'REVIEW' || reviewId;
  if (facility && isThere)
    return <Link to={paths.facility(facility.id, reviewId ?? undefined)}>{STRINGS.aboutNamed(kindText, facility.name)}</Link>;
  if (boardId) return <Link to={paths.board(boardId)}>{STRINGS.aboutComment}</Link>;
  if (kind === 'SUSPENSION' && member)
    return <Link to={paths.member(member.email)}>{STRINGS.aboutNamed(kindText, member.nickName)}</Link>;
  return <Muted as="span">{STRINGS.aboutGone(kindText)}</Muted>;
}
