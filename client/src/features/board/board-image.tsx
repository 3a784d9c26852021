import { thumbhashUrl } from '../../components/photo';

interface BoardImageProps {
  image: { url: string; cardUrl: string; width: number; height: number; thumbhash: string | null };
  alt: string;
  sizes: string;
  className?: string;
}

/** The longer side of a picture at `cardUrl`, at most. */
const CARD_PIXELS = 640;

/** Large on a wide screen, where `cardUrl` would be too coarse. Its width and height reserve its place. */
export function BoardImage({ image: { url, cardUrl, width, height, thumbhash }, ...rest }: BoardImageProps) {
  const cardWidth = Math.round(width * Math.min(1, CARD_PIXELS / Math.max(width, height)));
  const blurred = thumbhashUrl(thumbhash);
  return (
    <img
      {...rest}
      style={blurred ? { backgroundImage: `url(${blurred})` } : undefined}
      src={cardUrl}
      srcSet={cardWidth < width ? `${cardUrl} ${cardWidth}w, ${url} ${width}w` : undefined}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
