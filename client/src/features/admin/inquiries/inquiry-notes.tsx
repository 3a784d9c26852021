import { Meta, Muted, Stack } from '../../../components/kit';
import { SUPPORT_RULES } from '../../../graphql/constants.generated';
import { dateTimeText } from '../../../lib/date-text';
import { showToast } from '../../../lib/toast';
import styles from './inquiry-dialog.module.css';
import { type AdminInquiryFragment, useAddInquiryNoteMutation } from './inquiry.generated';
import { STRINGS } from './strings';
import { TextForm } from './text-form';

interface NotesProps extends Pick<AdminInquiryFragment, 'id' | 'notes'> {
  onChange: (isTyped: boolean) => void;
}

/** What administrators tell each other about an inquiry. */
export function Notes({ id, notes, onChange }: NotesProps) {
  const mutation = useAddInquiryNoteMutation();
  return (
    <>
      {notes.length > 0 && (
        <Stack as="ul" gap={2}>
          {notes.map((note) => (
            <li key={note.id} className={styles.said}>
              <Meta>
                <b>{note.author?.nickName ?? STRINGS.noAuthor}</b> <span>{dateTimeText(note.insertedAt)}</span>
              </Meta>
              <p className={styles.text}>{note.text}</p>
            </li>
          ))}
        </Stack>
      )}
      {notes.length < SUPPORT_RULES.notesMax ? (
        <TextForm
          label={STRINGS.newNote}
          rows={2}
          rule={SUPPORT_RULES.note}
          hint={STRINGS.noteHint}
          submitLabel={STRINGS.addNote}
          busyLabel={STRINGS.saving}
          failed={STRINGS.noteFailed}
          variant="secondary"
          mutation={mutation}
          variablesOf={(text) => ({ input: { id, text } })}
          onChange={onChange}
          onSaved={() => showToast({ type: 'success', text: STRINGS.noteSaved })}
        />
      ) : (
        <Muted>{STRINGS.notesFull(SUPPORT_RULES.notesMax)}</Muted>
      )}
    </>
  );
}
