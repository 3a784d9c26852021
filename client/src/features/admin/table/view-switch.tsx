import { Segmented } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';

interface ViewSwitchProps {
  label: string;
  /** `?view=…` → its name; the empty one is the page's first. */
  views: Readonly<Record<string, string>>;
}

/** The lists of one page, one of them at a time. */
export function ViewSwitch({ label, views }: ViewSwitchProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = params.get('view') ?? '';
  return (
    <div>
      <Segmented
        aria-label={label}
        value={view in views ? view : ''}
        options={Object.entries(views).map(([value, text]) => ({ value, label: text }))}
        onChange={(next) => void navigate(next ? `?view=${next}` : '?')}
      />
    </div>
  );
}
