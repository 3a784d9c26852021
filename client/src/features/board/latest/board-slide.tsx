import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { Row, Stack } from '../../../components/kit';
import { LinkCard } from '../../../components/parts';
import { RelativeTime } from '../../../components/relative-time';
import { thumbhashUrl } from '../../../components/photo';
import { paths } from '../../../lib/paths';
import type { BoardSlide_BoardFragment } from './board-slide.generated';
import styles from './board-slide.module.css';
import { PrivateBadge } from './private-badge';

type BoardImage = NonNullable<BoardSlide_BoardFragment['attachments'][number]['image']>;

/** The long side of `cardUrl`, in pixels. */
const CARD_SIDE = 640;
const SIZES = '(min-width: 1248px) 625px, (min-width: 960px) 51vw, 100vw';

/** An announcement by its first image. */
export function BoardSlide({ board }: { board: BoardSlide_BoardFragment }) {
  const { id, title, insertedAt, isPrivate, attachments } = board;
  const image = attachments.find((attachment) => attachment.image)?.image;
  return (
    <LinkCard>
      <div className={styles.photo}>{image && <SlideImage image={image} />}</div>
      <Stack gap={1} justify="start" className={styles.words}>
        <h3 className={styles.title}>
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

/** Large on a wide screen: the card's size would be too coarse there. The title beside it says what it is about. */
function SlideImage({ image: { url, cardUrl, width, height, thumbhash } }: { image: BoardImage }) {
  const blurred = thumbhashUrl(thumbhash);
  const style: CSSProperties | undefined = blurred ? { backgroundImage: `url(${blurred})` } : undefined;
  const cardWidth = Math.round(width * Math.min(1, CARD_SIDE / Math.max(width, height)));
  return (
    <img
      className={styles.image}
      style={style}
      src={cardUrl}
      srcSet={cardWidth < width ? `${cardUrl} ${cardWidth}w, ${url} ${width}w` : undefined}
      sizes={SIZES}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
