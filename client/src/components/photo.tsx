import { thumbHashToDataURL } from 'thumbhash';
import styles from './photo.module.css';

export interface PhotoImage {
  url: string;
  cardUrl: string;
  thumbnailUrl: string;
  thumbhash: string | null;
}

interface PhotoProps {
  image: PhotoImage;
  alt: string;
  /** Its width on the page, as in the attribute `sizes`. */
  sizes: string;
  /** In view as soon as the page is: fetched at once and before others. */
  isFirst?: boolean;
}

/** Fills the box it stands in, which has a fixed ratio; blurred until it is there. */
export function Photo({ image, alt, sizes, isFirst = false }: PhotoProps) {
  const blurred = thumbhashUrl(image.thumbhash);
  return (
    <img
      className={styles.photo}
      style={blurred ? { backgroundImage: `url(${blurred})` } : undefined}
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

const known = new Map<string, string | null>();

/** A blurred picture as an address, to show until the real one is there; null for what is no thumbhash. */
export function thumbhashUrl(thumbhash: string | null): string | null {
  if (thumbhash === null) return null;
  const url = known.get(thumbhash) ?? draw(thumbhash);
  known.set(thumbhash, url);
  return url;
}

function draw(thumbhash: string): string | null {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0)));
  } catch {
    return null;
  }
}
