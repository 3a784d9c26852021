import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';

/** Sends files. Its code comes with the first of them. */
export const lazyUploadLink = new ApolloLink((operation, forward) =>
  from(import('./upload-link')).pipe(mergeMap(({ uploadLink }) => uploadLink.request(operation, forward))),
);
