import type { OperationVariables } from '@apollo/client';
import type { useMutation } from '@apollo/client/react';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { AntdTheme } from '../../../components/antd-theme';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { Row, Stack } from '../../../components/kit';
import { LazyLeaveDialog } from '../../../components/lazy-leave-dialog';
import { PhotoPicker, type KeptPhoto } from '../../../components/photo-picker';
import { StarInput } from '../../../components/star-input';
import { textCount, codePoints, visibleText } from '../../../lib/text';
import { UploadProgress } from '../../../components/upload-progress';
import { useLazyDialog } from '../../../components/use-lazy-dialog';
import { REVIEW_RULES } from '../../../graphql/constants.generated';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import { useSubmit } from '../../../lib/use-submit';
import { EMPTY_REVIEW, isTouched, type ReviewValues } from './review-draft';
import styles from './review-form.module.css';
import { STRINGS } from './strings';
import { addTags, TagInput } from './tag-input';

const loadDialog = () => import('../../../components/confirm-dialog').then((file) => file.ConfirmDialog);
const { content: CONTENT, images: IMAGES } = REVIEW_RULES;

type Problems = Partial<Record<'content' | 'rating' | 'tags' | 'images', string | undefined>>;

interface ReviewInput {
  content: string;
  rating: number;
  tagNames: string[];
  images: File[];
}

interface ReviewFormProps<Data, Variables extends OperationVariables> {
  label: string;
  /** As it was when the form opened: an answer that arrives meanwhile does not change what the person edits. */
  initial: ReviewValues;
  /** Photos of the review that is being edited. */
  kept?: readonly KeptPhoto[];
  /** Shown as long as no photo is picked. */
  photoNote?: string | undefined;
  mutation: useMutation.ResultTuple<Data, Variables>;
  variablesOf: (review: ReviewInput, removed: readonly string[]) => Variables;
  textOf: (error: unknown) => string;
  /** Keeps a draft. Without it, leaving the page asks first. */
  onChange?: (values: ReviewValues) => void;
  onSessionOver?: () => void;
  onSaved: (data: Data, values: ReviewValues) => unknown;
  onCancel: () => void;
}

/** The same for a new review and for one that is edited. */
export function ReviewForm<Data, Variables extends OperationVariables>({
  label,
  initial,
  kept,
  photoNote,
  mutation,
  variablesOf,
  textOf,
  onChange,
  onSessionOver,
  onSaved,
  onCancel,
}: ReviewFormProps<Data, Variables>) {
  const id = useId();
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  const { submit, isBusy, progress, problem, clear } = useSubmit(mutation, {
    textOf,
    onSessionEnd: 'dialog',
    onRefused: ({ isSessionOver, fieldErrors: { content, rating, tagNames, images } }) => {
      show({ content, rating, tags: tagNames, images });
      if (isSessionOver) onSessionOver?.();
    },
  });
  // Cancelling drops the draft, also what of it was there when the form opened.
  const hasChanged = isTouched(values, onChange ? EMPTY_REVIEW : initial);
  const guard = useLeaveGuard(!onChange && hasChanged);
  const { Dialog, prepare } = useLazyDialog(loadDialog);
  const [isAsking, setIsAsking] = useState(false);

  const change = (part: Partial<ReviewValues>) => {
    const changed = { ...values, ...part };
    clear();
    setValues(changed);
    onChange?.(changed);
    // A problem of a field does not apply to its new value.
    const touched = Object.keys(part).map((name) => (name === 'tagText' ? 'tags' : name));
    setProblems((former) => Object.fromEntries(Object.entries(former).filter(([name]) => !touched.includes(name))));
  };

  const show = (found: Problems) => {
    setProblems(found);
    const field = found.content ? 'content' : found.tags ? 'tags' : undefined;
    // After the next paint: a disabled field cannot take the focus before.
    if (field) requestAnimationFrame(() => document.getElementById(`${id}-${field}`)?.focus());
  };

  const send = () => {
    // The tag that was typed and not yet committed counts.
    const { tags, text: tagText, problem: tagProblem } = addTags(values.tags, values.tagText);
    const found = { content: contentProblem(values.content), tags: tagProblem ?? undefined };
    change({ tags, tagText });
    show(found);
    if (found.content || found.tags) return;
    const { rating, images, removed } = values;
    const review = { content: visibleText(values.content), rating, tagNames: [...tags], images: [...images] };
    submit({ variables: variablesOf(review, removed), hasFiles: images.length > 0 }, (data) => onSaved(data, values));
  };

  const cancel = async () => {
    if (!hasChanged) onCancel();
    else if (await prepare()) setIsAsking(true);
  };

  return (
    <Stack
      as="form"
      gap={5}
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) send();
      }}
    >
      <AntdTheme>
        <div>
          <StarInput label={STRINGS.rating} value={values.rating} isDisabled={isBusy} onChange={(rating) => change({ rating })} />
          <Problem text={problems.rating} />
        </div>
        <Stack gap={1} className={styles.content}>
          <label htmlFor={`${id}-content`} className={styles.label}>
            {STRINGS.content}
          </label>
          <Input.TextArea
            id={`${id}-content`}
            value={values.content}
            placeholder={STRINGS.contentPlaceholder}
            rows={5}
            count={textCount(CONTENT.max)}
            disabled={isBusy}
            status={problems.content ? 'error' : ''}
            aria-invalid={problems.content ? true : undefined}
            aria-describedby={`${id}-content-problem`}
            onChange={({ target }) => change({ content: target.value })}
          />
          <div id={`${id}-content-problem`}>
            <Problem text={problems.content} />
          </div>
        </Stack>
        <TagInput
          id={`${id}-tags`}
          tags={values.tags}
          text={values.tagText}
          problem={problems.tags}
          isDisabled={isBusy}
          onChange={(tags, tagText) => change({ tags, tagText })}
        />
        <PhotoPicker
          label={kept ? STRINGS.newPhotos : STRINGS.photos}
          kept={kept?.filter(({ name }) => !values.removed.includes(name))}
          files={values.images}
          newMax={IMAGES.newMax}
          newText={IMAGES.newText}
          totalMax={IMAGES.max}
          isDisabled={isBusy}
          problem={problems.images}
          note={values.images.length === 0 ? photoNote : undefined}
          onChange={(images) => change({ images })}
          onRemoveKept={(name) => change({ removed: [...values.removed, name] })}
        />
      </AntdTheme>
      <UploadProgress part={progress} />
      <FormAlert text={problem} />
      <Row gap={2} align="stretch" className={styles.actions}>
        <Button variant="secondary" disabled={isBusy} onClick={() => void cancel()}>
          {STRINGS.cancel}
        </Button>
        <Button type="submit" busy={isBusy}>
          {isBusy ? STRINGS.saving : STRINGS.save}
        </Button>
      </Row>
      {Dialog && (
        <Dialog
          isOpen={isAsking}
          title={STRINGS.discardTitle}
          text={STRINGS.discardText}
          confirmLabel={STRINGS.discard}
          cancelLabel={STRINGS.keepWriting}
          isDanger
          onConfirm={onCancel}
          onClose={() => setIsAsking(false)}
        />
      )}
      <LazyLeaveDialog guard={guard} />
    </Stack>
  );
}

const Problem = ({ text }: { text: string | undefined }) =>
  text && (
    <p className={styles.problem} role="alert">
      {text}
    </p>
  );

function contentProblem(content: string): string | undefined {
  const text = visibleText(content);
  if (text === '') return CONTENT.emptyText;
  return codePoints(text) > CONTENT.max ? CONTENT.longText : undefined;
}
