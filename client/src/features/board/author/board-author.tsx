import { Avatar } from '../../../components/avatar';
import { Row } from '../../../components/kit';
import type { BoardAuthor_MemberFragment } from './board-author.generated';

/** Who wrote an announcement or a comment. `size` of the picture in pixels. */
export function BoardAuthor({ member, size = 28 }: { member: BoardAuthor_MemberFragment; size?: number }) {
  return (
    <Row as="span" gap={2}>
      <Avatar image={member.profileImage} size={size} />
      <strong>{member.nickName}</strong>
    </Row>
  );
}
