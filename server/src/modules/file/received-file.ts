import type { FileKind } from './stored-file.entity';

/** A file that was checked and prepared, and waits in the inbox under its key until its owner has saved it. */
export interface ReceivedFile {
  key: string;
  /** Cleaned, with the extension of what the file really is; saving makes it unique among its owner's files. */
  name: string;
  /** IMAGE for every picture, also among attachments. */
  kind: FileKind;
  mediaType: string;
  /** Of what is served in full. */
  bytes: number;
  /** Of what came; counted against the quota. */
  receivedBytes: number;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
}
