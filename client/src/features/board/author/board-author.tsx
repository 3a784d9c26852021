import { Avatar } from '../../../components/avatar';
import type { BoardAuthor_MemberFragment } from './board-author.generated';
import styles from './board-author.module.css';

interface BoardAuthorProps {
  member: BoardAuthor_MemberFragment;
  /** Of the picture, in pixels. */
  size?: number;
}

/** Who wrote an announcement or a comment. */
export function BoardAuthor({ member, size = 28 }: BoardAuthorProps) {
  return (
    <span className={styles.author}>
      <Avatar image={member.profileImage} size={size} />
      <span className={styles.name}>{member.nickName}</span>
    </span>
  );
}
