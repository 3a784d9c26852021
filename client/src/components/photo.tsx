import type { CSSProperties } from 'react';
import styles from './photo.module.css';
import { thumbhashUrl } from './thumbhash-url';

export interface PhotoImage {
  url: string;
  cardUrl: string;
  thumbnailUrl: string;
  thumbhash: string | null;
}

interface PhotoProps {
  image: PhotoImage;
  alt: string;
  /** How wide it stands on the page, as the attribute `sizes` says it. */
  sizes: string;
  /** In view as soon as the page is: fetched at once and before others. */
  isFirst?: boolean;
}

/** Fills the box it stands in, which has a fixed ratio; blurred until it is there. */
export function Photo({ image, alt, sizes, isFirst = false }: PhotoProps) {
  const blurred = thumbhashUrl(image.thumbhash);
  const style: CSSProperties | undefined = blurred ? { backgroundImage: `url(${blurred})` } : undefined;
  return (
    <img
      className={styles.photo}
      style={style}
      src={image.cardUrl}
      srcSet={`${image.thumbnailUrl} 160w, ${image.cardUrl} 640w`}
      sizes={sizes}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
}
