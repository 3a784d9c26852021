import { ATTACHMENT_TYPES, attachmentProblem, fileExtension, isPicture } from '../lib/attachment-problem';
import { fileSize } from '../lib/file-size';
import { FileGlyph } from './file-glyph';
import { FileRow } from './file-row';
import { Stack } from './kit';
import { Photo, type PhotoImage } from './photo';
import { PickedPhoto } from './picked-photo';
import { keyOf, PickerFrame } from './picker-frame';
import { useFilePick } from './use-file-pick';

export interface KeptFile {
  name: string;
  url: string;
  bytes: number;
  /** null for what is no picture. */
  image: PhotoImage | null;
}

interface FilePickerProps {
  label: string;
  /** Those that are there already, and which of them are to go, by name. */
  kept?: readonly KeptFile[];
  removed?: readonly string[];
  /** Those that were picked. */
  files: readonly File[];
  /** How many there may be in all. */
  max: number;
  /** What is said when there are more. */
  maxText: string;
  isDisabled?: boolean;
  /** What the server said about them. */
  problem?: string | undefined;
  onChange: (files: File[]) => void;
  onChangeRemoved?: (names: string[]) => void;
}

const STRINGS = {
  hint: '사진, PDF, 한글, 워드, 엑셀, 파워포인트, TXT, CSV, ZIP\u00a0(하나에 10MB까지)',
  pick: '파일 고르기',
  spokenCount: (count: number, max: number) => `파일 ${max}개까지 올릴 수 있고 지금 ${count}개예요`,
  preview: (name: string) => `고른 사진 ${name}`,
  removed: '저장하면 지워져요',
};

/** Several files of any allowed kind: what is there and may be taken away, what was picked, each with its name. */
export function FilePicker({
  label,
  kept = [],
  removed = [],
  files,
  max,
  maxText,
  isDisabled,
  problem,
  onChange,
  onChangeRemoved,
}: FilePickerProps) {
  const count = kept.length - removed.length + files.length;
  const pick = useFilePick({
    label,
    accept: ATTACHMENT_TYPES,
    multiple: true,
    problemOf: attachmentProblem,
    room: Math.max(0, max - count),
    tooMany: maxText,
    onPick: (picked) => onChange([...files, ...picked]),
  });

  const toggleKept = (name: string) => {
    const isRemoved = removed.includes(name);
    // Taking one back may be one too many by now.
    pick.setRefusals(isRemoved && count >= max ? [maxText] : []);
    if (isRemoved && count >= max) return;
    onChangeRemoved?.(isRemoved ? removed.filter((other) => other !== name) : [...removed, name]);
  };

  return (
    <PickerFrame
      label={label}
      count={count}
      max={max}
      spokenCount={STRINGS.spokenCount(count, max)}
      pickText={STRINGS.pick}
      hint={STRINGS.hint}
      isDisabled={isDisabled}
      problem={problem}
      pick={pick}
    >
      {(kept.length > 0 || files.length > 0) && (
        <Stack as="ul" gap={2}>
          {kept.map(({ name, url, bytes, image }) => (
            <FileRow
              key={name}
              name={name}
              url={url}
              preview={image ? <Photo image={image} alt="" sizes="56px" /> : <FileGlyph extension={fileExtension(name)} />}
              facts={removed.includes(name) ? STRINGS.removed : fileSize(bytes)}
              isRemoved={removed.includes(name)}
              isDisabled={isDisabled}
              onToggle={() => toggleKept(name)}
            />
          ))}
          {files.map((file, index) => (
            <FileRow
              key={keyOf(file, index)}
              name={file.name}
              preview={
                isPicture(file) ? (
                  <PickedPhoto file={file} alt={STRINGS.preview(file.name)} />
                ) : (
                  <FileGlyph extension={fileExtension(file.name)} />
                )
              }
              facts={fileSize(file.size)}
              isDisabled={isDisabled}
              onToggle={() => {
                onChange(files.filter((_file, other) => other !== index));
                pick.afterRemoval();
              }}
            />
          ))}
        </Stack>
      )}
    </PickerFrame>
  );
}
