/** Postgres advisory lock. A back-up holds it while it copies files; servers do not delete files meanwhile. */
export const FILE_REMOVAL_LOCK = 5_230_004;
