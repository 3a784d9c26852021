/** A file on the local disk. */
export interface PublicDataFile {
  path: string;
  /** The provider's name of the file. */
  name: string;
  /** Removes the downloaded copy. */
  discard: () => Promise<void>;
}

export interface PublicDataOffer {
  /** Changes with every edition; null if editions cannot be distinguished. */
  id: string | null;
  /** @param onProgress bytes so far, and in total if known */
  fetch: (onProgress?: (done: number, total: number | null) => void) => Promise<PublicDataFile>;
}

export interface PublicDataSource {
  locate: () => Promise<PublicDataOffer>;
}
