import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import styles from './map-toolbar.module.css';
import { STRINGS } from './strings';

interface MapToolbarProps {
  className?: string;
  isLocating: boolean;
  isSearching: boolean;
  /** Away from what was searched. */
  isMoved: boolean;
  onLocate: () => void;
  onSearchHere: () => void;
}

export function MapToolbar({ className = '', isLocating, isSearching, isMoved, onLocate, onSearchHere }: MapToolbarProps) {
  return (
    <div className={`${styles.toolbar} ${className}`}>
      <Button
        variant="secondary"
        icon={<Icon name="locate" />}
        className={`${styles.button} ${styles.locate}`}
        busy={isLocating}
        onClick={onLocate}
      >
        <span className={styles.text}>{STRINGS.map.myLocation}</span>
      </Button>
      <Button
        variant={isMoved ? 'primary' : 'secondary'}
        icon={<Icon name={isMoved ? 'refresh' : 'frame'} />}
        className={styles.button}
        busy={isSearching}
        onClick={onSearchHere}
      >
        {isMoved ? STRINGS.map.searchThere : STRINGS.map.searchHere}
      </Button>
    </div>
  );
}
