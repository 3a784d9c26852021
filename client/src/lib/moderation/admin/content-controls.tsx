import control from '../../../components/control.module.css';
import { type Content, useContentActions } from './use-content-actions';

export interface ContentControlsProps {
  content: Content;
  /** Before the text leaves the page. */
  onRemove?: () => void;
}

/** Beside the controls of a text that everybody has. */
export default function ContentControls({ content, onRemove }: ContentControlsProps) {
  const { actionsOf, ask, dialog } = useContentActions({ onRemove });
  return (
    <>
      {actionsOf(content, false).map((action) => (
        <button key={action.confirmLabel} type="button" className={control.control} onClick={() => ask(action)}>
          {action.confirmLabel}
        </button>
      ))}
      {dialog}
    </>
  );
}
