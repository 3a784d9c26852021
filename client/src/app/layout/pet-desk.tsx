import { useEffect, useEffectEvent } from 'react';
import { useLazyDialog } from '../../components/use-lazy-dialog';
import { closePets, usePetSheet } from '../../lib/pets/open-pets';

const loadSheet = () => import('../../features/pet/pet-sheet').then((file) => file.PetSheet);

/** Ahead of the press that opens it. A failure is reported by the press. */
export const preloadPets = () => void loadSheet().catch(() => undefined);

/** The sheet of the pets, whose code comes when it is first opened. */
export function PetDesk() {
  const { isOpen, goOn } = usePetSheet();
  const { Dialog, prepare } = useLazyDialog(loadSheet);
  const load = useEffectEvent(() => void prepare().then((isThere) => isThere || closePets()));
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen]);
  return Dialog && <Dialog isOpen={isOpen} onClose={closePets} onAnswer={goOn} />;
}
