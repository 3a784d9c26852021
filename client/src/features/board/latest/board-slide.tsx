import { Link } from 'react-router';
import { Row, Stack } from '../../../components/kit';
import { LinkCard } from '../../../components/parts';
import { RelativeTime } from '../../../components/relative-time';
import { paths } from '../../../lib/paths';
import { PrivateBadge } from '../badges/board-badges';
import { BoardImage } from '../board-image';
import type { BoardSlide_BoardFragment } from './board-slide.generated';
import styles from './latest-boards.module.css';

const SIZES = '(min-width: 1248px) 625px, (min-width: 960px) 51vw, 100vw';

/** An announcement by its first image. */
export function BoardSlide({ board }: { board: BoardSlide_BoardFragment }) {
  const { id, title, insertedAt, isPrivate, attachments } = board;
  const image = attachments.find((attachment) => attachment.image)?.image;
  return (
    <LinkCard>
      <div className={styles.photo}>{image && <BoardImage image={image} className={styles.image} sizes={SIZES} alt="" />}</div>
      <Stack gap={1} justify="start" className={styles.lines}>
        <h3>
          <Link to={paths.board(id)}>{title}</Link>
        </h3>
        <Row as="p" gap={2} meta>
          {isPrivate && <PrivateBadge />}
          <RelativeTime time={insertedAt} />
        </Row>
      </Stack>
    </LinkCard>
  );
}
