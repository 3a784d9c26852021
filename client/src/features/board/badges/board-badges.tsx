import { Row } from '../../../components/kit';
import { Chip, InfoChip } from '../../../components/parts';
import type { BoardBadges_BoardFragment } from './board-badges.generated';

const STRINGS = { category: '공지', isPrivate: '비공개' };

/** What kind it is, and whether not everybody sees it. */
export function BoardBadges({ board }: { board: BoardBadges_BoardFragment }) {
  return (
    <Row as="span" gap={1}>
      <Chip>{STRINGS.category}</Chip>
      {board.isPrivate && <PrivateBadge />}
    </Row>
  );
}

/** On what only its author and administrators see. */
export const PrivateBadge = () => <InfoChip>{STRINGS.isPrivate}</InfoChip>;
