import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** As wide as it can be and one line high unless this or `className` says otherwise. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  className?: string;
}

/** A grey place for something that is on its way. Silent for screen readers: the part around it says that it loads. */
export function Skeleton({ width, height, className = '' }: SkeletonProps) {
  return <span className={`${styles.skeleton} ${className}`} style={{ width, height }} aria-hidden="true" data-skeleton="" />;
}
