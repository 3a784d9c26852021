import { GraphQLUpload } from 'graphql-upload-minimal';

/** A file in a multipart request (GraphQL multipart request specification). */
export const UploadScalar = GraphQLUpload;
