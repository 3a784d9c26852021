interface FavoriteStarProps {
  isFilled: boolean;
  /** In pixels. */
  size: number;
  className?: string;
}

/** An outline to be filled: the star among the icons is a rating's and always full. */
export function FavoriteStar({ isFilled, size, className }: FavoriteStarProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentcolor' : 'none'}
      stroke="currentcolor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />
    </svg>
  );
}
