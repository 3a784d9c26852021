import { type ReactNode, useState } from 'react';
import type { CarouselPhoto } from './photo-carousel';
import { useLazyDialog } from './use-lazy-dialog';

const load = () => import('./photo-carousel').then((file) => file.PhotoCarousel);

/** The dialog that shows one of the photos large, to be put anywhere, and what opens it. */
export function usePhotoCarousel(
  photos: readonly CarouselPhoto[],
  altOf: (index: number) => string,
  renderCaption?: (index: number, close: () => void) => ReactNode,
) {
  const [index, setIndex] = useState<number | null>(null);
  const { Dialog, prepare } = useLazyDialog(load);
  const open = (wanted: number) => void prepare().then((isThere) => isThere && setIndex(wanted));
  const close = () => setIndex(null);
  const carousel = Dialog && index !== null && (
    <Dialog
      photos={photos}
      index={index}
      altOf={altOf}
      renderCaption={renderCaption && ((shown) => renderCaption(shown, close))}
      onClose={close}
    />
  );
  return { carousel, open };
}
