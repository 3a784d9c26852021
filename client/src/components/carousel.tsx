import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMediaQuery } from '../lib/use-media-query';
import styles from './carousel.module.css';
import { Icon } from './icon';
import { Meta, Row, Stack } from './kit';
import { IconButton } from './parts';
import { SectionHead } from './section-head';

interface CarouselProps<Item> {
  title: string;
  /** Where all of them can be seen. */
  to?: string;
  items: readonly Item[];
  /** Says with `--slide` how wide one slide is. */
  className?: string | undefined;
  /** A slide; its first link is where the arrow keys lead. */
  renderItem: (item: Item) => ReactNode;
  /** Milliseconds between automatic steps; none by default. */
  interval?: number;
  /** 1 / 3 between the buttons. */
  showsPosition?: boolean;
}

const STRINGS = {
  carousel: '캐러셀',
  slide: '슬라이드',
  place: (place: number, count: number) => `${count}개 중 ${place}번째`,
  previous: '이전',
  next: '다음',
  pause: '자동 넘김 멈추기',
  play: '자동 넘김 시작',
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Slides in a row that the browser itself scrolls and snaps: fingers and wheels need nothing of ours. */
export function Carousel<Item extends { id: string }>(props: CarouselProps<Item>) {
  const { title, to, items, className = '', renderItem, interval, showsPosition = false } = props;
  const track = useRef<HTMLDivElement>(null);
  /** Where a scroll is going: a second press continues from there. */
  const target = useRef<number>(null);
  const [index, setIndex] = useState(0);
  const [overflows, setOverflows] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isPaused, setIsPaused] = useState(false);

  useEffect(() => {
    const { current } = track;
    if (!current) return;
    const measure = () => setOverflows(current.scrollWidth > current.clientWidth + 1);
    // Also reports the first size, without another layout.
    const resizing = new ResizeObserver(measure);
    resizing.observe(current);
    return () => resizing.disconnect();
  }, [items]);

  const go = (delta: number) => {
    const { current } = track;
    if (!current) return;
    const last = lastStart(current);
    const wanted = (target.current ?? shownIndex(current)) + delta;
    const next = wanted > last ? 0 : wanted < 0 ? last : wanted;
    target.current = next;
    const slide = slidesOf(current)[next];
    current.scrollTo({ left: slide?.offsetLeft ?? 0 });
    // The focus moves along, or it would be out of sight.
    if (current.contains(document.activeElement)) slide?.querySelector('a')?.focus({ preventScroll: true });
  };
  /** The person scrolls: the target no longer counts. */
  const letGo = () => void (target.current = null);

  const moves = useAutoAdvance(() => go(1), overflows ? interval : undefined, isHovered || isFocused || isPaused);

  // Not the pause button: who presses it there wants to see it go on.
  const hold = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setIsFocused(currentTarget.contains(relatedTarget)),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(step);
  };

  return (
    <Stack
      gap={3}
      className={`${styles.carousel} ${className}`}
      role="group"
      aria-roledescription={STRINGS.carousel}
      aria-label={title}
    >
      <SectionHead title={title} to={to}>
        {overflows && (
          <Row gap={2} className={styles.bar}>
            {moves && (
              <IconButton
                type="button"
                aria-label={isPaused ? STRINGS.play : STRINGS.pause}
                onClick={() => setIsPaused(!isPaused)}
              >
                <svg className={styles.sign} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
                  <path d={isPaused ? 'M8 5.5v13l10.5-6.5z' : 'M7 5.5h3.4v13H7zM13.6 5.5H17v13h-3.4z'} />
                </svg>
              </IconButton>
            )}
            <Row {...hold}>
              <IconButton type="button" aria-label={STRINGS.previous} onClick={() => go(-1)}>
                <Icon name="chevron-left" />
              </IconButton>
              {showsPosition && (
                <Meta
                  className={styles.position}
                  role="status"
                  aria-label={STRINGS.place(index + 1, items.length)}
                >{`${index + 1} / ${items.length}`}</Meta>
              )}
              <IconButton type="button" aria-label={STRINGS.next} onClick={() => go(1)}>
                <Icon name="chevron-right" />
              </IconButton>
            </Row>
          </Row>
        )}
      </SectionHead>
      <div
        ref={track}
        className={styles.track}
        {...hold}
        onKeyDown={onKeyDown}
        onPointerDown={letGo}
        onWheel={letGo}
        onScrollEnd={letGo}
        onScroll={({ currentTarget }) => setIndex(shownIndex(currentTarget))}
      >
        {items.map((item, at) => (
          <div
            key={item.id}
            className={styles.slide}
            role="group"
            aria-roledescription={STRINGS.slide}
            aria-label={STRINGS.place(at + 1, items.length)}
          >
            {renderItem(item)}
          </div>
        ))}
      </div>
    </Stack>
  );
}

const slidesOf = (track: HTMLElement) => [...track.children] as HTMLElement[];

/** The slide nearest to the left edge. */
function shownIndex(track: HTMLElement): number {
  const distances = slidesOf(track).map((slide) => Math.abs(slide.offsetLeft - track.scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** The last slide that can stand at the left edge; those after it are in sight by then. */
function lastStart(track: HTMLElement): number {
  const end = track.scrollWidth - track.clientWidth;
  return Math.max(
    0,
    slidesOf(track).findIndex((slide) => slide.offsetLeft >= end - 1),
  );
}

/** Calls `advance` again and again, but not in a hidden tab nor with reduced motion. Returns whether it may move at all. */
function useAutoAdvance(advance: () => void, interval: number | undefined, isHeld: boolean): boolean {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const onTick = useEffectEvent(() => document.hidden || advance());
  const moves = interval !== undefined && !isCalm;

  useEffect(() => {
    if (!moves || isHeld) return;
    const timer = setInterval(() => onTick(), interval);
    return () => clearInterval(timer);
  }, [moves, isHeld, interval]);

  return moves;
}
