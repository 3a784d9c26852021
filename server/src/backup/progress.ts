/** What is going on; `total` where it is known beforehand. */
export type BackupProgress =
  | { step: 'save-files' | 'put-files'; done: number; total: number }
  | { step: 'save-rows' | 'put-rows'; table: string; rows: number }
  | { step: 'check'; doneBytes: number; totalBytes: number };

export interface RunOptions {
  onProgress?: (progress: BackupProgress) => void;
  /** Stops the work; nothing of it stays. */
  signal?: AbortSignal;
}
