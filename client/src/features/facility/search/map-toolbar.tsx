import { Button } from '../../../components/button';
import styles from './map-toolbar.module.css';
import { strings } from './strings';

interface MapToolbarProps {
  className?: string;
  isLocating: boolean;
  isSearching: boolean;
  onLocate: () => void;
  onSearchHere: () => void;
}

export function MapToolbar({ className = '', isLocating, isSearching, onLocate, onSearchHere }: MapToolbarProps) {
  return (
    <div className={`${styles.toolbar} ${className}`}>
      <Button
        variant="secondary"
        icon="locate"
        className={`${styles.button} ${styles.locate}`}
        busy={isLocating}
        onClick={onLocate}
      >
        <span className={styles.text}>{strings.map.myLocation}</span>
      </Button>
      <Button variant="secondary" icon="frame" className={styles.button} busy={isSearching} onClick={onSearchHere}>
        {strings.map.searchHere}
      </Button>
    </div>
  );
}
