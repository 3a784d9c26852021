import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { STRINGS } from './strings';
import type { MemberView } from './use-member-view';
import styles from './profile-card.module.css';

const VIEWS = [
  { view: 'calendar', icon: 'calendar', text: STRINGS.viewCalendar },
  { view: 'reviews', icon: 'list', text: STRINGS.viewReviews },
] as const;

interface ViewToggleProps {
  view: MemberView;
  onChange: (view: MemberView) => void;
}

export function ViewToggle({ view: shown, onChange }: ViewToggleProps) {
  return (
    <div role="group" aria-label={STRINGS.views} className={styles.toggle}>
      {VIEWS.map(({ view, icon, text }) => (
        <Button
          key={view}
          variant="secondary"
          icon={<Icon name={icon} />}
          className={styles.view}
          aria-pressed={view === shown}
          onClick={() => onChange(view)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
