/** The code of a page did not arrive: no network, or a release has replaced the files. Only a reload helps. */
export class PageLoadError extends Error {
  constructor(
    cause: unknown,
    readonly isOutdated: boolean,
  ) {
    super('the code of a page did not load', { cause });
    this.name = 'PageLoadError';
  }
}
