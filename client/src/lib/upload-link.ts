import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { fetchWithProgress } from './fetch-with-progress';

/** Sends files. The server refuses forms without the header, which a form of a foreign site cannot send. */
export const uploadLink = new UploadHttpLink({ headers: { 'apollo-require-preflight': 'true' }, fetch: fetchWithProgress });
