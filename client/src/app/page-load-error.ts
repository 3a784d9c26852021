/** The code of a page did not arrive: no network, or a new version of the site replaced the files. Only a reload helps. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super('the code of a page did not load', { cause });
    this.name = 'PageLoadError';
  }
}
