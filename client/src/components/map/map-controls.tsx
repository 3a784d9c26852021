import { Icon } from '../icon';
import styles from './map-controls.module.css';
import { STRINGS } from './strings';

interface MapControlsProps {
  canZoomIn: boolean;
  canZoomOut: boolean;
  onZoom: (steps: number) => void;
}

export function MapControls({ canZoomIn, canZoomOut, onZoom }: MapControlsProps) {
  // aria-disabled, not disabled: the keyboard's place must not get lost at the last step.
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.control}
        aria-label={STRINGS.zoomIn}
        aria-disabled={!canZoomIn}
        onClick={() => canZoomIn && onZoom(1)}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        className={styles.control}
        aria-label={STRINGS.zoomOut}
        aria-disabled={!canZoomOut}
        onClick={() => canZoomOut && onZoom(-1)}
      >
        <Icon name="minus" />
      </button>
    </div>
  );
}
