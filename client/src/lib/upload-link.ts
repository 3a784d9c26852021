import type { BaseHttpLink } from '@apollo/client/link/http';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { fetchWithProgress } from './fetch-with-progress';

/** Sends files. */
export const uploadLink = (endpoint: BaseHttpLink.Options) => new UploadHttpLink({ ...endpoint, fetch: fetchWithProgress });
