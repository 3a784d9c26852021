import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

type SkeletonProps = Pick<CSSProperties, 'width' | 'height'> & { className?: string };

/**
 * A grey placeholder, by default as wide as possible and one line high. Screen readers hear nothing of it: the part around it says that it
 * loads.
 */
export function Skeleton({ width, height, className = '' }: SkeletonProps) {
  return <span className={`${styles.skeleton} ${className}`} style={{ width, height }} aria-hidden="true" data-skeleton="" />;
}
