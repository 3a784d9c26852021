/** A file on this machine's disk, ready to be read. */
export interface PublicDataFile {
  path: string;
  /** Name for people: what the provider calls the file. */
  name: string;
  /** Removes what was stored for the sake of reading it. */
  discard: () => Promise<void>;
}

/** A file that can be had. */
export interface PublicDataOffer {
  /** Changes with every edition of the data; null where nothing tells editions apart. */
  id: string | null;
  /** @param onProgress bytes so far, and in all where that is known */
  fetch: (onProgress?: (done: number, total: number | null) => void) => Promise<PublicDataFile>;
}

/** Where a file of the public data comes from. */
export interface PublicDataSource {
  locate: () => Promise<PublicDataOffer>;
}
