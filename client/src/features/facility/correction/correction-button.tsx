import { useState } from 'react';
import { Button } from '../../../components/button';
import { useLazyDialog } from '../../../components/use-lazy-dialog';
import { STRINGS } from './strings';

const loadDialog = () => import('./correction-dialog').then((file) => file.CorrectionDialog);

/** Opens the form in which anyone says what is wrong. */
export function CorrectionButton({ facilityId }: { facilityId: string }) {
  const { Dialog, prepare } = useLazyDialog(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    if (await prepare()) setIsOpen(true);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void open()}>
        {STRINGS.open}
      </Button>
      {Dialog && <Dialog facilityId={facilityId} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
