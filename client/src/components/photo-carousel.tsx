import { Modal } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { AntdTheme } from './antd-theme';
import { useCloseOnBack } from '../lib/use-close-on-back';
import { Icon } from './icon';
import { Row, Stack } from './kit';
import { IconButton } from './parts';
import { thumbhashUrl } from './photo';
import { useSwipe } from './use-swipe';
import styles from './photo-carousel.module.css';

export interface CarouselPhoto {
  url: string;
  width: number;
  height: number;
  thumbhash: string | null;
}

interface PhotoCarouselProps {
  photos: readonly CarouselPhoto[];
  /** The one that is shown first. */
  index: number;
  altOf: (index: number) => string;
  onClose: () => void;
  /** Below the photo. */
  renderCaption?: (index: number) => ReactNode;
}

const STRINGS = {
  title: '사진 보기',
  previous: '이전 사진',
  next: '다음 사진',
  position: (place: number, count: number) => `사진 ${count}장 가운데 ${place}번째`,
};

/** Photos in a dialog, one at a time: buttons, arrow keys and swipes lead to the next. Mounted while it is open. */
export function PhotoCarousel({ photos, index, altOf, onClose, renderCaption }: PhotoCarouselProps) {
  const [isOpen, setIsOpen] = useState(true);
  useCloseOnBack(isOpen, () => setIsOpen(false));
  const [shown, setShown] = useState(Math.min(index, photos.length - 1));
  const next = useRef<HTMLButtonElement>(null);
  const photo = photos[shown];
  const count = photos.length;
  usePreloaded(photos[(shown + 1) % count]?.url);
  usePreloaded(photos[(shown - 1 + count) % count]?.url);
  const go = (step: number) => setShown((now) => (now + step + count) % count);
  const swipe = useSwipe(go);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
    if (key === 'Home') setShown(0);
    if (key === 'End') setShown(count - 1);
  };

  if (!photo) return null;
  const blurred = thumbhashUrl(photo.thumbhash);
  return (
    <AntdTheme>
      <Modal
        open={isOpen}
        title={STRINGS.title}
        footer={null}
        width={920}
        onCancel={() => setIsOpen(false)}
        // Inside the element that handles the arrow keys.
        afterOpenChange={(isThere) => isThere && next.current?.focus()}
        afterClose={onClose}
      >
        <Stack gap={3} className={styles.carousel} onKeyDown={onKeyDown}>
          <div className={styles.stage} {...swipe}>
            <img
              // The old photo does not stay while the next one loads.
              key={photo.url}
              className={styles.photo}
              style={blurred ? { backgroundImage: `url(${blurred})` } : undefined}
              src={photo.url}
              width={photo.width}
              height={photo.height}
              alt={altOf(shown)}
            />
          </div>
          {/* Also for a single photo, so that the focus has a place. */}
          <Row gap={4} justify="center" className={styles.bar}>
            <IconButton type="button" aria-label={STRINGS.previous} onClick={() => go(-1)}>
              <Icon name="chevron-left" />
            </IconButton>
            <p
              className={styles.position}
              role="status"
              aria-label={STRINGS.position(shown + 1, count)}
            >{`${shown + 1} / ${count}`}</p>
            <IconButton ref={next} type="button" aria-label={STRINGS.next} onClick={() => go(1)}>
              <Icon name="chevron-right" />
            </IconButton>
          </Row>
          {renderCaption && <div className={styles.caption}>{renderCaption(shown)}</div>}
        </Stack>
      </Modal>
    </AntdTheme>
  );
}

/** Fetched while the person looks at another one. Not into the page, where it would be seen: `img { display: block }` outdoes `hidden`. */
function usePreloaded(url: string | undefined): void {
  useEffect(() => {
    if (url) new Image().src = url;
  }, [url]);
}
