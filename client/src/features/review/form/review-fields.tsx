import { Input } from 'antd';
import { AntdTheme } from '../../../components/antd-theme';
import { Stack } from '../../../components/kit';
import { PhotoPicker, type KeptPhoto } from '../../../components/photo-picker';
import { StarInput } from '../../../components/star-input';
import { textCount } from '../../../lib/text';
import { REVIEW_RULES } from '../../../graphql/constants.generated';
import type { ReviewProblems } from './check-review';
import styles from './review-fields.module.css';
import type { ReviewValues } from './review-values';
import { STRINGS } from './strings';
import { TagInput } from './tag-input';

const { content, images } = REVIEW_RULES;

interface ReviewFieldsProps {
  /** Beginning of the fields' ids. */
  id: string;
  values: ReviewValues;
  problems: ReviewProblems;
  isDisabled: boolean;
  /** Photos of a review that is being edited. */
  kept?: readonly KeptPhoto[];
  photoNote?: string | undefined;
  onChange: (change: Partial<ReviewValues>) => void;
  onRemoveKept?: (name: string) => void;
}

/** The same for a new review and for one that is edited. */
export function ReviewFields({ id, values, problems, isDisabled, kept, photoNote, onChange, onRemoveKept }: ReviewFieldsProps) {
  const contentId = `${id}-content`;
  return (
    <AntdTheme>
      <Stack gap={5}>
        <div>
          <StarInput
            label={STRINGS.rating}
            value={values.rating}
            isDisabled={isDisabled}
            onChange={(rating) => onChange({ rating })}
          />
          <Problem text={problems.rating} />
        </div>
        <Stack gap={1} className={styles.content}>
          <label htmlFor={contentId} className={styles.label}>
            {STRINGS.content}
          </label>
          <Input.TextArea
            id={contentId}
            value={values.content}
            placeholder={STRINGS.contentPlaceholder}
            rows={5}
            count={textCount(content.max)}
            disabled={isDisabled}
            status={problems.content ? 'error' : ''}
            aria-invalid={problems.content ? true : undefined}
            aria-describedby={`${contentId}-problem`}
            onChange={({ target }) => onChange({ content: target.value })}
          />
          <div id={`${contentId}-problem`}>
            <Problem text={problems.content} />
          </div>
        </Stack>
        <TagInput
          id={`${id}-tags`}
          tags={values.tags}
          text={values.tagText}
          problem={problems.tags}
          isDisabled={isDisabled}
          onChange={(tags, tagText) => onChange({ tags, tagText })}
        />
        <PhotoPicker
          label={kept ? STRINGS.newPhotos : STRINGS.photos}
          kept={kept}
          files={values.images}
          newMax={images.newMax}
          newText={images.newText}
          totalMax={images.max}
          isDisabled={isDisabled}
          problem={problems.images}
          note={photoNote}
          onChange={(files) => onChange({ images: files })}
          onRemoveKept={onRemoveKept}
        />
      </Stack>
    </AntdTheme>
  );
}

function Problem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.problem} role="alert">
      {text}
    </p>
  );
}
