import styles from './category-badge.module.css';
import { CategoryGlyph } from './category-glyph';
import { categoryStyle } from './category-style';

interface CategoryBadgeProps {
  group: string | null;
  kind: string | null;
  className?: string;
}

/** What a place is: drawing and word on the colour of its group. */
export function CategoryBadge({ group, kind, className = '' }: CategoryBadgeProps) {
  const { label, color, glyph } = categoryStyle(group, kind);
  return (
    <span className={`${styles.badge} ${className}`} style={{ backgroundColor: color }}>
      <CategoryGlyph path={glyph} size={14} />
      <span>{label}</span>
    </span>
  );
}
