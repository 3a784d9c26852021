import type { ReactNode } from 'react';
import { fileSize } from '../lib/file-size';
import { IMAGE_TYPES, imageProblem, isTooLarge, MEGABYTES_MAX } from '../lib/image-problem';
import styles from './file-picker.module.css';
import { type FilePick, FilesField, type FilesFieldProps } from './files-field';
import { Icon } from './icon';
import { Meta, Row, Stack } from './kit';
import { Photo, type PhotoImage } from './photo';
import { PickedPhoto } from './use-file-pick';

export interface KeptFile {
  name: string;
  url: string;
  bytes: number;
  /** null for what is no picture. */
  image: PhotoImage | null;
}

interface FilePickerProps extends Pick<FilesFieldProps, 'label' | 'files' | 'max' | 'isDisabled' | 'problem' | 'onChange'> {
  /** Those that are there already, and which of them are to go, by name. */
  kept?: readonly KeptFile[];
  removed?: readonly string[];
  /** What is said when there are more. */
  maxText: string;
  onChangeRemoved?: (names: string[]) => void;
}

const STRINGS = {
  hint: '사진, PDF, 한글, 워드, 엑셀, 파워포인트, TXT, CSV, ZIP\u00a0(하나에 10MB까지)',
  pick: '파일 고르기',
  spokenCount: (count: number, max: number) => `파일 ${max}개까지 올릴 수 있고 지금 ${count}개예요`,
  preview: (name: string) => `고른 사진 ${name}`,
  removed: '저장하면 지워져요',
  download: '내려받기',
  remove: '삭제',
  takeBack: '되돌리기',
  unknownType: (name: string) =>
    `${name}: 지원하지 않는 형식이에요. 사진(JPG, PNG, WebP, GIF)이나 PDF, 한글, 워드, 엑셀, 파워포인트, TXT, CSV, ZIP 파일을 골라 주세요.`,
  tooLarge: (name: string) => `${name}: ${MEGABYTES_MAX}MB를 넘어요. 더 작은 파일을 골라 주세요.`,
};

/** What may be attached besides pictures: the server's own list, which tells them apart by their content. */
const DOCUMENTS = ['pdf', 'hwp', 'hwpx', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'csv', 'zip'];
const PICTURES = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'heif'];
const ACCEPT = [...IMAGE_TYPES, ...DOCUMENTS.map((extension) => `.${extension}`)].join(',');

/** Several files of any allowed kind: what is there and may be taken away, what was picked, each with its name. */
export function FilePicker({ kept = [], removed = [], maxText, onChangeRemoved, ...rest }: FilePickerProps) {
  const { files, max, isDisabled } = rest;
  const count = kept.length - removed.length + files.length;

  const toggleKept = (name: string, pick: FilePick) => {
    const isRemoved = removed.includes(name);
    // Taking one back may be one too many by now.
    pick.setRefusals(isRemoved && count >= max ? [maxText] : []);
    if (isRemoved && count >= max) return;
    onChangeRemoved?.(isRemoved ? removed.filter((other) => other !== name) : [...removed, name]);
  };

  return (
    <FilesField
      {...rest}
      accept={ACCEPT}
      problemOf={problemOf}
      room={max - count}
      tooMany={maxText}
      count={count}
      spokenCount={STRINGS.spokenCount(count, max)}
      pickText={STRINGS.pick}
      hint={STRINGS.hint}
    >
      {(pick) =>
        kept.length + files.length > 0 && (
          <Stack as="ul" gap={2}>
            {kept.map(({ name, url, bytes, image }) => (
              <FileRow
                key={name}
                name={name}
                url={url}
                preview={image && <Photo image={image} alt="" sizes="56px" />}
                facts={removed.includes(name) ? STRINGS.removed : fileSize(bytes)}
                isRemoved={removed.includes(name)}
                isDisabled={isDisabled}
                onToggle={() => toggleKept(name, pick)}
              />
            ))}
            {files.map((file) => (
              <FileRow
                key={pick.keyOf(file)}
                name={file.name}
                preview={IMAGE_TYPES.includes(file.type) && <PickedPhoto file={file} alt={STRINGS.preview(file.name)} />}
                facts={fileSize(file.size)}
                isDisabled={isDisabled}
                onToggle={() => pick.remove(file)}
              />
            ))}
          </Stack>
        )
      }
    </FilesField>
  );
}

interface FileRowProps {
  name: string;
  /** A sheet with the kind of the file by default. */
  preview: ReactNode;
  facts: string;
  /** Where a stored file can be downloaded. */
  url?: string;
  /** Marked to go with the next save. */
  isRemoved?: boolean;
  isDisabled: boolean | undefined;
  /** Removes the file, or takes that back. */
  onToggle: () => void;
}

function FileRow({ name, preview, facts, url, isRemoved = false, isDisabled, onToggle }: FileRowProps) {
  const toggle = isRemoved ? STRINGS.takeBack : STRINGS.remove;
  return (
    <li className={styles.row} data-removed={isRemoved || undefined}>
      <span className={styles.preview}>{preview || <FileGlyph extension={extensionOf(name)} />}</span>
      <Stack as="span">
        <span className={styles.name}>{name}</span>
        <Meta as="span">{facts}</Meta>
      </Stack>
      <Row as="span" justify="end" className={styles.actions}>
        {url && (
          <a className={styles.action} href={url} download={name} aria-label={`${name} ${STRINGS.download}`}>
            {STRINGS.download}
          </a>
        )}
        <button type="button" className={styles.action} aria-label={`${name} ${toggle}`} disabled={isDisabled} onClick={onToggle}>
          <Icon name={isRemoved ? 'refresh' : 'close'} size={16} />
          <span>{toggle}</span>
        </button>
      </Row>
    </li>
  );
}

const FileGlyph = ({ extension }: { extension: string }) => (
  <span className={styles.glyph} aria-hidden="true">
    <svg viewBox="0 0 40 48" focusable="false">
      <path d="M8 3h17l9 9v33H8z" />
      <path d="M25 3v9h9" />
    </svg>
    <span className={styles.kind}>{extension}</span>
  </span>
);

const extensionOf = (name: string) => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a picked file cannot be attached, by its name; null when it can. The server looks inside and has the last word. */
function problemOf(file: File): string | null {
  const { name, type } = file;
  const extension = extensionOf(name);
  if (PICTURES.includes(extension) || type.startsWith('image/')) return imageProblem(file);
  if (!DOCUMENTS.includes(extension)) return STRINGS.unknownType(name);
  return isTooLarge(file) ? STRINGS.tooLarge(name) : null;
}
