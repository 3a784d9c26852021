import { Icon } from '../../../components/icon';
import { Meta, Stack } from '../../../components/kit';
import { usePhotoCarousel } from '../../../components/use-photo-carousel';
import { fileSize } from '../../../lib/file-size';
import { BoardImage } from '../board-image';
import type { BoardAttachments_BoardFragment } from './board-attachments.generated';
import styles from './board-view.module.css';
import { STRINGS } from './strings';

const SIZES = '(min-width: 720px) 640px, 90vw';

/** Pictures one below the other and uncropped, as their edges may carry information; every file to be downloaded under its own name. */
export function BoardAttachments({ board: { title, attachments } }: { board: BoardAttachments_BoardFragment }) {
  const images = attachments.flatMap(({ image }) => image ?? []);
  const altOf = (index: number) => STRINGS.photo(title, index + 1);
  const { carousel, open } = usePhotoCarousel(images, altOf);
  if (attachments.length === 0) return null;
  return (
    <Stack as="section" gap={3} className={styles.attachments} aria-labelledby="board-attachments">
      <h2 id="board-attachments">{STRINGS.attachments}</h2>
      {images.length > 0 && (
        <ul className={styles.pictures}>
          {images.map((image, index) => (
            <li key={image.url}>
              <button type="button" className={styles.picture} onClick={() => open(index)}>
                <BoardImage image={image} alt={altOf(index)} sizes={SIZES} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.files}>
        {attachments.map(({ url, name, bytes }) => (
          <li key={url} className={styles.file}>
            <span className={styles.name}>{name}</span>
            <Meta as="span" className={styles.size}>
              {fileSize(bytes)}
            </Meta>
            <a className={styles.download} href={url} download={name} aria-label={STRINGS.downloadOf(name)}>
              <Icon name="share" size={18} className={styles.arrow} />
              <span>{STRINGS.download}</span>
            </a>
          </li>
        ))}
      </ul>
      {carousel}
    </Stack>
  );
}
