import { type ComponentType, useState } from 'react';
import control from '../../components/control.module.css';
import { useLazyDialog } from '../../components/use-lazy-dialog';
import { useSignInGate } from '../session/use-sign-in-gate';
import { REPORT_STRINGS as STRINGS } from './strings';

export interface ReportProps {
  id: string;
  isOpen: boolean;
  onClose: () => void;
}

interface ReportButtonProps {
  id: string;
  hasReported: boolean;
  loadDialog: () => Promise<ComponentType<ReportProps>>;
}

/** Visitors are led to the sign-in. */
export function ReportButton({ id, hasReported, loadDialog }: ReportButtonProps) {
  const { isVisitor, disabledProps, promptSignIn } = useSignInGate();
  const { Dialog, prepare } = useLazyDialog(loadDialog);
  const [isOpen, setIsOpen] = useState(false);

  const press = async () => {
    if (hasReported) return;
    if (isVisitor) promptSignIn();
    else if (await prepare()) setIsOpen(true);
  };

  return (
    <>
      <button
        {...disabledProps}
        type="button"
        className={hasReported ? `${control.control} ${control.done}` : control.control}
        // Not `disabled`: the dialog returns the focus to it.
        aria-disabled={hasReported || disabledProps['aria-disabled']}
        onClick={() => void press()}
      >
        {hasReported ? STRINGS.reported : STRINGS.report}
      </button>
      {Dialog && <Dialog id={id} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
