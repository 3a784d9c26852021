import { type ComponentProps, createElement, type ElementType } from 'react';
import styles from './kit.module.css';

interface Look {
  /** In steps of 4 px. A surface with a gap is a stack. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Across the direction. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Along the direction. */
  justify?: 'start' | 'center' | 'end' | 'between';
  wrap?: boolean;
  /** Small, muted, with digits of one width. */
  meta?: boolean;
  /** Of a chip. */
  tone?: 'info';
  /** All equally wide and high. */
  fill?: boolean;
}

type PartProps<T extends ElementType> = Look & { as?: T } & Omit<ComponentProps<T>, keyof Look | 'as'>;

function part<D extends ElementType>(tag: D, names: readonly string[], direction: 'row' | 'stack' = 'stack') {
  return function Part<T extends ElementType = D>({ as, ...props }: PartProps<T>) {
    const { gap, align, justify, wrap, meta, tone, fill, className, ...rest } = props as PartProps<'div'>;
    const look = [
      gap && direction,
      gap && `gap-${gap}`,
      align && `${direction}-${align}`,
      justify && `${direction}-justify-${justify}`,
      wrap && 'wrap',
      meta && 'meta',
      tone,
      fill && 'fill',
    ];
    const classes = [...names, ...look].map((name) => name && styles[name]);
    return createElement(as ?? tag, { ...rest, className: [...classes, className].filter(Boolean).join(' ') });
  };
}

/** One below the other, as wide as the stack unless `align` says otherwise. */
export const Stack = part('div', ['stack']);

/** One beside the other, centred in height unless `align` says otherwise. */
export const Row = part('div', ['row'], 'row');

/** The column of a page, as wide as the site or as wide as one reads. */
export const Page = part('div', ['stack', 'page']);
export const ReadingPage = part('div', ['stack', 'page', 'reading']);

/** A surface with a border and a shadow. */
export const Card = part('div', ['panel', 'raised']);

/** A surface with a border, on the page or on a card. */
export const Panel = part('div', ['panel']);

/** A card that is one large link: the link in its heading covers it. What else can be pressed lies above, by `z-index`. */
export const LinkCard = part('article', ['panel', 'raised', 'link-card']);

/** A fact beside the text that matters. */
export const Meta = part('p', ['meta']);

/** The same in the size of the text around it. */
export const Muted = part('p', ['muted']);

/** A button, or a link, that is only an icon: it needs an `aria-label`. */
export const IconButton = part('button', ['icon-button']);

/** A word or a count on a tinted ground. */
export const Chip = part('span', ['chip']);
