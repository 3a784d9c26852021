import type { ApolloCache, OperationVariables } from '@apollo/client';
import type { useMutation } from '@apollo/client/react';
import { Input, Switch } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FilePicker, type KeptFile } from '../../../components/file-picker';
import { FormAlert } from '../../../components/form-alert';
import { Card, Meta, Row, Stack } from '../../../components/kit';
import { LeaveDialog } from '../../../components/leave-dialog';
import { textCount, codePoints, visibleText } from '../../../lib/text';
import { UploadProgress } from '../../../components/upload-progress';
import { BOARD_RULES } from '../../../graphql/constants.generated';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import { useSubmit } from '../../../lib/use-submit';
import { invalidateBoardLists } from '../invalidate-board-lists';
import styles from './board-form.module.css';
import { STRINGS } from './strings';

const { title: TITLE, content: CONTENT, attachments: ATTACHMENTS } = BOARD_RULES;

interface BoardInput {
  title: string;
  content: string;
  isPrivate: boolean;
  attachments: File[];
}

interface BoardFormProps<Data, Variables extends OperationVariables> {
  words: {
    title: string;
    saving: string;
    confirm: string;
    confirmText: (isPrivate: boolean) => string;
    /** The verb on the dialog's button. */
    confirmed: string;
  };
  /** Who writes, and when it was written. */
  facts: [label: string, fact: ReactNode][];
  initial: Omit<BoardInput, 'attachments'>;
  /** Files of an announcement that is being edited. */
  kept?: readonly KeptFile[];
  mutation: useMutation.ResultTuple<Data, Variables>;
  variablesOf: (board: BoardInput, removed: string[]) => Variables;
  textOf: (error: unknown) => string;
  /** What may be done about a refusal. */
  remedyOf?: (code: string | undefined) => ReactNode;
  /** Where Cancel leads when this page is the first of the tab's history. */
  parent: string;
  onSaved: () => void;
  /** Saved: leaving no longer asks. */
  isSaved?: boolean;
}

/** The same for a new announcement and for one that is edited. */
export function BoardForm<Data, Variables extends OperationVariables>({
  words,
  facts,
  initial,
  kept = [],
  mutation,
  variablesOf,
  textOf,
  remedyOf,
  parent,
  onSaved,
  isSaved = false,
}: BoardFormProps<Data, Variables>) {
  const id = useId();
  const [titleId, contentId, privateId, hintId] = [`${id}-title`, `${id}-content`, `${id}-private`, `${id}-hint`];
  const [values, setValues] = useState({ ...initial, files: [] as readonly File[], removed: [] as readonly string[] });
  const { title, content, isPrivate, files, removed } = values;
  const sending = useSubmit(mutation, { textOf });
  const isBusy = sending.isBusy || isSaved;
  const tooLong = {
    title: codePoints(title.trim()) > TITLE.max ? TITLE.longText : undefined,
    content: codePoints(content.trimEnd()) > CONTENT.max ? CONTENT.longText : undefined,
  };
  const hasFile = kept.length - removed.length + files.length > 0;
  const isComplete = visibleText(title) !== '' && (visibleText(content) !== '' || hasFile);
  const canSave = isComplete && !tooLong.title && !tooLong.content;
  const problems: Record<string, string | undefined> = { ...tooLong, ...sending.fieldErrors };
  const hasChanged =
    title !== initial.title ||
    content !== initial.content ||
    isPrivate !== initial.isPrivate ||
    files.length > 0 ||
    removed.length > 0;
  const guard = useLeaveGuard(hasChanged && !isSaved, useGoBack(parent));
  const [isAsking, setIsAsking] = useState(false);

  const change = (part: Partial<typeof values>) => {
    sending.clear();
    setValues((former) => ({ ...former, ...part }));
  };

  const save = () => {
    setIsAsking(false);
    const variables = variablesOf({ title: title.trim(), content, isPrivate, attachments: [...files] }, [...removed]);
    const update = (cache: ApolloCache) => invalidateBoardLists(cache);
    sending.submit({ variables, hasFiles: files.length > 0, update }, onSaved);
  };

  return (
    <Card
      as="form"
      gap={5}
      className={styles.form}
      aria-label={words.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave && !isBusy) setIsAsking(true);
      }}
    >
      <h1>{words.title}</h1>
      <Row as="dl" align="stretch" wrap className={styles.facts}>
        {facts.map(([label, fact]) => (
          <Row key={label} gap={2}>
            <Meta as="dt">{label}</Meta>
            <dd>{fact}</dd>
          </Row>
        ))}
      </Row>
      <Stack gap={1}>
        <label htmlFor={titleId} className={styles.label}>
          {STRINGS.title}
        </label>
        <Input
          id={titleId}
          value={title}
          placeholder={STRINGS.titlePlaceholder}
          count={textCount(TITLE.max)}
          showCount
          disabled={isBusy}
          status={problems.title ? 'error' : ''}
          aria-invalid={problems.title ? true : undefined}
          aria-describedby={`${titleId}-problem`}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Problem id={`${titleId}-problem`} text={problems.title} />
      </Stack>
      <Stack gap={1} className={styles.content}>
        <label htmlFor={contentId} className={styles.label}>
          {STRINGS.content}
        </label>
        <Input.TextArea
          id={contentId}
          value={content}
          placeholder={STRINGS.contentPlaceholder}
          rows={12}
          count={textCount(CONTENT.max)}
          disabled={isBusy}
          status={problems.content ? 'error' : ''}
          aria-invalid={problems.content ? true : undefined}
          aria-describedby={`${contentId}-problem`}
          onChange={({ target }) => change({ content: target.value })}
        />
        <Problem id={`${contentId}-problem`} text={problems.content} />
      </Stack>
      <Row wrap className={styles.switch}>
        <Switch
          id={privateId}
          checked={isPrivate}
          disabled={isBusy}
          aria-describedby={`${privateId}-hint`}
          onChange={(checked) => change({ isPrivate: checked })}
        />
        <label htmlFor={privateId} className={styles.label}>
          {STRINGS.isPrivate}
        </label>
        <Meta id={`${privateId}-hint`} as="span">
          {STRINGS.isPrivateHint}
        </Meta>
      </Row>
      <FilePicker
        label={STRINGS.attachments}
        kept={kept}
        removed={removed}
        files={files}
        max={ATTACHMENTS.max}
        maxText={ATTACHMENTS.text}
        isDisabled={isBusy}
        problem={problems.attachments}
        onChange={(picked) => change({ files: picked })}
        onChangeRemoved={(names) => change({ removed: names })}
      />
      <UploadProgress part={sending.progress} text={STRINGS.uploading} />
      <div>
        <FormAlert text={sending.problem} />
        {sending.problem && remedyOf?.(sending.code)}
      </div>
      <Row gap={2} align="stretch" className={styles.actions}>
        <Button variant="secondary" disabled={isBusy} onClick={guard.cancel}>
          {STRINGS.cancel}
        </Button>
        <Button type="submit" busy={isBusy} disabled={!canSave} aria-describedby={isComplete ? undefined : hintId}>
          {isBusy ? words.saving : STRINGS.save}
        </Button>
      </Row>
      {!isComplete && (
        <Meta id={hintId} className={styles.hint}>
          {BOARD_RULES.emptyText}
        </Meta>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.confirm}
        text={words.confirmText(isPrivate)}
        confirmLabel={words.confirmed}
        cancelLabel={STRINGS.cancel}
        onConfirm={save}
        onClose={() => setIsAsking(false)}
      />
      <LeaveDialog guard={guard} />
    </Card>
  );
}

const Problem = ({ id, text }: { id: string; text: string | undefined }) => (
  <div id={id}>
    {text && (
      <p className={styles.problem} role="alert">
        {text}
      </p>
    )}
  </div>
);

/** To where the person came from; to `parent` when this page is the first one. */
function useGoBack(parent: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (isFirst(key) ? navigate(parent, { replace: true }) : navigate(-1));
}

/** An entry that the router did not make has this key; one that took its place (after a sign-in) has the number 0. */
const isFirst = (key: string) => key === 'default' || (window.history.state as { idx?: number } | null)?.idx === 0;
