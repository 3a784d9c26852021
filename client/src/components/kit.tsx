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
  /** All equally wide and high. */
  fill?: boolean;
}

type PartProps<T extends ElementType> = Look & { as?: T } & Omit<ComponentProps<T>, keyof Look | 'as'>;

/** Creates a component that renders a tag with a class and lays out its content by props. */
export function part<D extends ElementType>(tag: D, base: string | undefined, direction: 'row' | 'stack' = 'stack') {
  return function Part<T extends ElementType = D>({ as, ...props }: PartProps<T>) {
    const { gap, align, justify, wrap, meta, fill, className, ...rest } = props as PartProps<'div'>;
    const look = [
      gap && direction,
      gap && `gap-${gap}`,
      align && `${direction}-${align}`,
      justify && `${direction}-justify-${justify}`,
      wrap && 'wrap',
      meta && 'meta',
      fill && 'fill',
    ];
    const classes = [base, ...look.map((name) => name && styles[name]), className];
    return createElement(as ?? tag, { ...rest, className: classes.filter(Boolean).join(' ') });
  };
}

/** One below the other, as wide as the stack unless `align` says otherwise. */
export const Stack = part('div', styles.stack);

/** A horizontal row, vertically centred unless `align` is set. */
export const Row = part('div', styles.row, 'row');

/** A surface with a border and a shadow. */
export const CARD = `${styles.panel} ${styles.raised}`;
export const Card = part('div', CARD);

/** A surface with a border, on the page or on a card. */
export const Panel = part('div', styles.panel);

/** Secondary text: small and muted. */
export const Meta = part('p', styles.meta);

/** The same in the size of the text around it. */
export const Muted = part('p', styles.muted);
