import { useState } from 'react';
import { useLazyDialog } from '../../../components/use-lazy-dialog';
import control from '../review-control.module.css';
import { useSignInGate } from '../../../lib/session/use-sign-in-gate';
import type { ReportButton_ReviewFragment } from './report-button.generated';
import { STRINGS } from './strings';

const loadDialog = () => import('./report-dialog').then((file) => file.ReportDialog);

/** Not there on the viewer's own reviews: nobody reports themselves. */
export function ReportButton({ review }: { review: ReportButton_ReviewFragment }) {
  const { id, viewerHasReported, viewerIsAuthor } = review;
  const { isVisitor, disabledProps, promptSignIn } = useSignInGate();
  const { Dialog, prepare } = useLazyDialog(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  if (viewerIsAuthor) return null;

  const press = async () => {
    if (viewerHasReported) return;
    if (isVisitor) promptSignIn();
    else if (await prepare()) setIsOpen(true);
  };

  return (
    <>
      <button
        {...disabledProps}
        type="button"
        className={viewerHasReported ? `${control.control} ${control.done}` : control.control}
        // Not `disabled`: the dialog returns the focus to it.
        aria-disabled={viewerHasReported || disabledProps['aria-disabled']}
        onClick={() => void press()}
      >
        {viewerHasReported ? STRINGS.reported : STRINGS.report}
      </button>
      {Dialog && <Dialog reviewId={id} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
