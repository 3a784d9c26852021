import styles from './review-thumbnails.module.css';

/** For a review without photos: a walk with paw prints. */
export function NoPhotoDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 160" data-testid="no-photo" aria-hidden="true" focusable="false">
      <path d="M0 112c40-18 74-20 112-8s86 10 128-8v64H0z" className={styles.hill} />
      <circle cx="190" cy="42" r="17" className={styles.sun} />
      <path
        d="M34 96c-8-4-12-12-9-20 2-6 7-9 12-9 2-8 9-13 17-11 8 1 13 8 12 16 6 2 9 8 7 14-2 7-8 10-15 10z"
        className={styles.tree}
      />
      <path d="M48 78v28" className={styles.line} />
      <g className={styles.paws}>
        {PAWS.map(([x, y, turn]) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <ellipse cx="-7" cy="-3" rx="2.4" ry="3.3" transform="rotate(-24 -7 -3)" />
            <ellipse cx="-2.6" cy="-8" rx="2.5" ry="3.5" transform="rotate(-8 -2.6 -8)" />
            <ellipse cx="2.6" cy="-8" rx="2.5" ry="3.5" transform="rotate(8 2.6 -8)" />
            <ellipse cx="7" cy="-3" rx="2.4" ry="3.3" transform="rotate(24 7 -3)" />
            <path d="M0-2c3.4 0 6.6 3.6 6.6 6.6C6.6 6.7 5 7.6 3.300 7.600 2 7.600 1.100 7 0 7s-2 .6-3.300.6c-1.700 0-3.300-.9-3.300-3C-6.600 1.600-3.400-2 0-2z" />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Position and rotation of each print. */
const PAWS = [
  [84, 138, 62],
  [110, 126, 70],
  [138, 134, 72],
  [164, 121, 66],
  [192, 126, 60],
] as const;
