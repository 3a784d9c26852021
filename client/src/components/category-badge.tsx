import styles from './category-badge.module.css';
import { categoryStyle } from './category-style';

/** What a place is: drawing and word on the colour of its group. */
export function CategoryBadge(props: { group: string | null; kind: string | null; className?: string }) {
  const { label, color, glyph } = categoryStyle(props.group, props.kind);
  return (
    <span className={`${styles.badge} ${props.className ?? ''}`} style={{ backgroundColor: color }}>
      <CategoryGlyph path={glyph} size={14} />
      <span>{label}</span>
    </span>
  );
}

/** A category's icon in the colour of the surrounding text. It has no accessible name, as the category's name is always next to it. */
export const CategoryGlyph = ({ path, size = 16 }: { path: string; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 16 16" fill="currentColor" aria-hidden="true" focusable="false">
    <path d={path} fillRule="evenodd" clipRule="evenodd" />
  </svg>
);
