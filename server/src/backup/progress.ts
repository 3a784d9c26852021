export type BackupProgress =
  | { step: 'save-files' | 'put-files'; done: number; total: number }
  | { step: 'save-rows' | 'put-rows'; table: string; rows: number }
  | { step: 'check'; doneBytes: number; totalBytes: number };

export interface RunOptions {
  onProgress?: (progress: BackupProgress) => void;
  /** Stops the work and removes its result. */
  signal?: AbortSignal;
}
