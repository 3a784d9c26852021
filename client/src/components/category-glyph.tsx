interface CategoryGlyphProps {
  /** `glyph` of a category's style. */
  path: string;
  size?: number;
  className?: string;
}

/** The drawing of a category in the colour of the text around it; the word always stands beside it. */
export function CategoryGlyph({ path, size = 16, className }: CategoryGlyphProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} fillRule="evenodd" clipRule="evenodd" />
    </svg>
  );
}
