import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { ENDPOINT } from '../endpoint';
import { fetchWithProgress } from './fetch-with-progress';

export const uploadLink = new UploadHttpLink({ ...ENDPOINT, fetch: fetchWithProgress });
