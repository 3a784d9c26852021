import type { FileKind } from './stored-file.entity';

/** A checked and prepared file, staged under its key until its owner's transaction commits. */
export interface ReceivedFile {
  key: string;
  /** Cleaned, with the extension of the detected type. Saving makes it unique among the owner's files. */
  name: string;
  /** IMAGE for pictures among attachments too. */
  kind: FileKind;
  mediaType: string;
  /** Size of the `full` file. */
  bytes: number;
  /** Size of the upload, counted against the quota. */
  receivedBytes: number;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
}
