/** Advisory lock of Postgres: while a session holds it, no server deletes the files of removed rows. A back-up copies in that time. */
export const FILE_REMOVAL_LOCK = 5_230_004;
