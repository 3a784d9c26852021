import { GraphQLUpload } from 'graphql-upload-minimal';

/**
 * A file in a request, as a promise of an Upload. No JSON can spell one, so that only the readers of forms make files. The library's
 * own reader is not used: the paths of its `map` reach what all objects inherit.
 */
export const UploadScalar = GraphQLUpload;
