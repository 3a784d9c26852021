import { Input, Switch } from 'antd';
import { FilePicker, type KeptFile } from '../../../components/file-picker';
import { Meta, Row, Stack } from '../../../components/kit';
import { textCount } from '../../../lib/text';
import { BOARD_RULES } from '../../../graphql/constants.generated';
import styles from './board-form.module.css';
import type { BoardValues } from './board-values';
import type { BoardProblems } from './check-board';
import { STRINGS } from './strings';

const { title, content, attachments } = BOARD_RULES;

interface BoardFieldsProps {
  /** Beginning of the fields' ids. */
  id: string;
  values: BoardValues;
  problems: BoardProblems;
  isDisabled: boolean;
  /** Files of an announcement that is being edited. */
  kept?: readonly KeptFile[];
  onChange: (change: Partial<BoardValues>) => void;
}

/** The same for a new announcement and for one that is edited. */
export function BoardFields({ id, values, problems, isDisabled, kept, onChange }: BoardFieldsProps) {
  const [titleId, contentId, privateId] = [`${id}-title`, `${id}-content`, `${id}-private`];
  return (
    <Stack gap={5}>
      <Stack gap={1} className={styles.field}>
        <label htmlFor={titleId} className={styles.label}>
          {STRINGS.title}
        </label>
        <Input
          id={titleId}
          value={values.title}
          placeholder={STRINGS.titlePlaceholder}
          count={textCount(title.max)}
          showCount
          disabled={isDisabled}
          status={problems.title ? 'error' : ''}
          aria-invalid={problems.title ? true : undefined}
          aria-describedby={`${titleId}-problem`}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <Problem id={`${titleId}-problem`} text={problems.title} />
      </Stack>
      <Stack gap={1} className={styles.field}>
        <label htmlFor={contentId} className={styles.label}>
          {STRINGS.content}
        </label>
        <Input.TextArea
          id={contentId}
          value={values.content}
          placeholder={STRINGS.contentPlaceholder}
          rows={12}
          count={textCount(content.max)}
          disabled={isDisabled}
          status={problems.content ? 'error' : ''}
          aria-invalid={problems.content ? true : undefined}
          aria-describedby={`${contentId}-problem`}
          onChange={({ target }) => onChange({ content: target.value })}
        />
        <Problem id={`${contentId}-problem`} text={problems.content} />
      </Stack>
      <Row wrap className={styles.switch}>
        <Switch
          id={privateId}
          checked={values.isPrivate}
          disabled={isDisabled}
          aria-describedby={`${privateId}-hint`}
          onChange={(isPrivate) => onChange({ isPrivate })}
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
        removed={values.removed}
        files={values.files}
        max={attachments.max}
        maxText={attachments.text}
        isDisabled={isDisabled}
        problem={problems.attachments}
        onChange={(files) => onChange({ files })}
        onChangeRemoved={(removed) => onChange({ removed })}
      />
    </Stack>
  );
}

function Problem({ id, text }: { id: string; text: string | undefined }) {
  return (
    <div id={id}>
      {text && (
        <p className={styles.problem} role="alert">
          {text}
        </p>
      )}
    </div>
  );
}
