import { resolve } from 'node:path';

/** At the top of the repository; the same path from the sources and from the build. */
export const CONTENT_DIR = resolve(__dirname, '../../../content');
