import { thumbhashUrl } from '../../../components/photo';
import type { BoardAttachments_BoardFragment } from './board-attachments.generated';
import styles from './board-view.module.css';

type Picture = NonNullable<BoardAttachments_BoardFragment['attachments'][number]['image']>;

interface BoardPicturesProps {
  images: readonly Picture[];
  altOf: (index: number) => string;
  onOpen: (index: number) => void;
}

/** The longer side of a picture at `cardUrl`, at most. */
const CARD_PIXELS = 640;
const SIZES = '(min-width: 720px) 640px, 90vw';

/** One below the other and whole, as what they tell may stand at their edges; each opens. */
export function BoardPictures({ images, altOf, onOpen }: BoardPicturesProps) {
  return (
    <ul className={styles.pictures}>
      {images.map((image, index) => (
        <li key={image.url}>
          <button type="button" className={styles.picture} onClick={() => onOpen(index)}>
            <BoardPicture image={image} alt={altOf(index)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Its width and height hold its place until it is there. */
function BoardPicture({ image: { url, cardUrl, width, height, thumbhash }, alt }: { image: Picture; alt: string }) {
  const cardWidth = Math.round(width * Math.min(1, CARD_PIXELS / Math.max(width, height)));
  const blurred = thumbhashUrl(thumbhash);
  return (
    <img
      style={blurred ? { backgroundImage: `url(${blurred})` } : undefined}
      src={cardUrl}
      srcSet={cardWidth < width ? `${cardUrl} ${cardWidth}w, ${url} ${width}w` : undefined}
      sizes={SIZES}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
