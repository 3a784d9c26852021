import { GraphQLScalarType } from 'graphql';
import { GraphQLUpload } from 'graphql-upload-minimal';
import { LIMITS } from '../validation/limits';

/**
 * A file in a request, as a promise of an Upload. JSON cannot express one, so only form parsers create files. The library's
 * own parser is not used: paths of its `map` reach object prototypes.
 */
export const UploadScalar = new GraphQLScalarType({
  ...GraphQLUpload.toConfig(),
  description: `파일, ${LIMITS.fileBytesMax / 1024 / 1024}MB까지. JSON으로는 보낼 수 없고, [GraphQL multipart request](https://github.com/jaydenseric/graphql-multipart-request-spec) 규격의 \`multipart/form-data\`로 보냅니다. 변수의 파일 자리는 null로 두고, \`apollo-require-preflight: true\` 헤더를 함께 보냅니다.

\`\`\`bash
curl http://localhost:4000/graphql \\
  -H 'apollo-require-preflight: true' -H 'Authorization: Bearer {token}' \\
  -F operations='{"query":"mutation($input: CreateReviewInput!) { createReview(input: $input) { id } }","variables":{"input":{"facilityId":"1","rating":5,"content":"좋아요.","images":[null]}}}' \\
  -F map='{"0":["variables.input.images.0"]}' \\
  -F 0=@photo.jpg
\`\`\``,
});
