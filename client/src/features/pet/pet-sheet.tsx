import { PARTY_MAX } from '@baldojang/rules/entry/pet';
import { type InputRef, Modal } from 'antd';
import { useRef, useState } from 'react';
import { AntdTheme } from '../../components/antd-theme';
import { Meta } from '../../components/kit';
import { LeaveDialog } from '../../components/leave-dialog';
import { changePets, currentParty, currentPets, type MyPet, usePets } from '../../lib/pets/pet-store';
import { useCloseOnBack } from '../../lib/use-close-on-back';
import { useLeaveGuard } from '../../lib/use-leave-guard';
import { PetForm } from './pet-form';
import { PetList } from './pet-list';
import styles from './pet.module.css';
import { STRINGS } from './strings';

interface PetSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** Set where a page asked who comes along: called when the sheet has closed with at least one pet chosen. */
  onAnswer: (() => void) | null;
}

type View = { isForm: true; pet: MyPet | null } | { isForm: false; focus: string | null };

/** Without pets the form of the first one, not an empty list. */
const firstView = (): View => (currentPets().length > 0 ? { isForm: false, focus: null } : { isForm: true, pet: null });

export function PetSheet({ isOpen, onClose, onAnswer }: PetSheetProps) {
  const { pets } = usePets();
  const nameField = useRef<InputRef>(null);
  const afterClose = useRef<(() => void) | null>(null);
  const [view, setView] = useState(firstView);
  const [isTyped, setIsTyped] = useState(false);
  const [isStored, setIsStored] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);

  const show = (next: View) => {
    setIsTyped(false);
    setProblem(null);
    setView(next);
  };
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) show(firstView());
  }

  /** Leaving the form leads back to the list, if there is one. */
  const hasListBelow = view.isForm && pets.length > 0;
  const leave = () => (view.isForm && hasListBelow ? show({ isForm: false, focus: view.pet?.id ?? 'add' }) : onClose());
  const guard = useLeaveGuard(isOpen && isTyped, leave);
  useCloseOnBack(isOpen, () => guard.back() && !hasListBelow);

  const change: typeof changePets = (next) => {
    const isNowStored = changePets(next);
    setIsStored(isNowStored);
    return isNowStored;
  };

  const finish = () => {
    if (currentParty().length > 0) afterClose.current = onAnswer;
    onClose();
  };

  const save = (pet: MyPet) => {
    const others = currentPets();
    const exists = others.some(({ id }) => id === pet.id);
    // Another tab may have filled the list meanwhile.
    if (!exists && others.length >= PARTY_MAX) return setProblem(STRINGS.full(PARTY_MAX));
    change((all) => (exists ? all.map((one) => (one.id === pet.id ? pet : one)) : [...all, pet]));
    if (onAnswer && currentParty().length > 0) return finish();
    show({ isForm: false, focus: pet.id });
  };

  return (
    <AntdTheme>
      <Modal
        open={isOpen}
        title={titleOf(view)}
        footer={null}
        width={480}
        destroyOnHidden
        mask={{ closable: !view.isForm }}
        afterOpenChange={(isNowOpen) => isNowOpen && focusForm(nameField.current?.input)}
        afterClose={() => {
          afterClose.current?.();
          afterClose.current = null;
        }}
        onCancel={guard.cancel}
      >
        {view.isForm ? (
          <PetForm
            nameField={nameField}
            pet={view.pet}
            problem={problem}
            onType={() => setIsTyped(true)}
            onCancel={guard.cancel}
            onSave={save}
          />
        ) : (
          <PetList
            pets={pets}
            focus={view.focus}
            onChange={change}
            onEdit={(pet) => show({ isForm: true, pet })}
            onDone={finish}
          />
        )}
        <Meta className={styles.private}>{isStored ? STRINGS.private : STRINGS.notStored}</Meta>
        <LeaveDialog guard={guard} />
      </Modal>
    </AntdTheme>
  );
}

/** A dialog that is still opening takes no focus by itself; a field that was pressed meanwhile keeps it. */
function focusForm(firstField: HTMLInputElement | null | undefined): void {
  if (!firstField?.form?.contains(document.activeElement)) firstField?.focus();
}

function titleOf(view: View): string {
  if (!view.isForm || (!view.pet && currentPets().length === 0)) return STRINGS.title;
  return view.pet ? STRINGS.changeTitle : STRINGS.add;
}
