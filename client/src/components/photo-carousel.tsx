import { Modal } from 'antd';
import { type KeyboardEvent, type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react';
import { AntdTheme } from './antd-theme';
import { useCloseOnBack } from '../lib/use-close-on-back';
import { Icon } from './icon';
import styles from './photo-carousel.module.css';
import { thumbhashUrl } from './thumbhash-url';

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
  close: '닫기',
  previous: '이전 사진',
  next: '다음 사진',
  position: (place: number, count: number) => `사진 ${count}장 가운데 ${place}번째`,
};

/** How far a finger has to go, in pixels. */
const SWIPE = 40;

/** Photos in a dialog, one at a time: buttons, arrow keys and swipes lead to the next. Mounted while it is open. */
export function PhotoCarousel({ photos, index, altOf, onClose, renderCaption }: PhotoCarouselProps) {
  const [isOpen, setIsOpen] = useState(true);
  useCloseOnBack(isOpen, () => setIsOpen(false));
  const [shown, setShown] = useState(Math.min(index, photos.length - 1));
  const touchedAt = useRef<number | null>(null);
  const next = useRef<HTMLButtonElement>(null);
  const photo = photos[shown];
  const count = photos.length;
  usePreloaded(photos[(shown + 1) % count]?.url);
  usePreloaded(photos[(shown - 1 + count) % count]?.url);
  const go = (step: number) => setShown((now) => (now + step + count) % count);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
    if (key === 'Home') setShown(0);
    if (key === 'End') setShown(count - 1);
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? Infinity);
    if (Number.isFinite(moved) && Math.abs(moved) >= SWIPE) go(moved > 0 ? -1 : 1);
    touchedAt.current = null;
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
        centered
        closable={{ 'aria-label': STRINGS.close }}
        onCancel={() => setIsOpen(false)}
        // Into what hears the arrow keys.
        afterOpenChange={(isThere) => isThere && next.current?.focus()}
        afterClose={onClose}
      >
        {/* The dialog hears the keys wherever in it the keyboard stands. */}
        <div className={styles.carousel} onKeyDown={onKeyDown}>
          <div
            className={styles.stage}
            onTouchStart={({ touches }) => {
              // Two fingers enlarge.
              touchedAt.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
            }}
            onTouchEnd={onTouchEnd}
          >
            <img
              // A new picture does not stand in the place of the old one until it is there.
              key={photo.url}
              className={styles.photo}
              style={blurred ? { backgroundImage: `url(${blurred})` } : undefined}
              src={photo.url}
              width={photo.width}
              height={photo.height}
              alt={altOf(shown)}
            />
          </div>
          {/* One photo leads around to itself: the buttons stay, and with them the keyboard's place. */}
          <div className={styles.bar}>
            <button type="button" className={styles.step} aria-label={STRINGS.previous} onClick={() => go(-1)}>
              <Icon name="chevron-left" />
            </button>
            <p
              className={styles.position}
              role="status"
              aria-label={STRINGS.position(shown + 1, count)}
            >{`${shown + 1} / ${count}`}</p>
            <button ref={next} type="button" className={styles.step} aria-label={STRINGS.next} onClick={() => go(1)}>
              <Icon name="chevron-right" />
            </button>
          </div>
          {renderCaption && <div className={styles.caption}>{renderCaption(shown)}</div>}
        </div>
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
