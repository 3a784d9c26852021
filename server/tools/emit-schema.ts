import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compareSchemas } from './breaking-changes';
import { ReleasedSchema } from './released-schema';
import { createSchema } from '../src/app/graphql/schema';
import { printSchemaFile } from '../src/app/graphql/schema-file';
import { BOARD_RULES } from '../src/shared/validation/board-rules';
import { CALENDAR_RULES } from '../src/shared/validation/calendar-rules';
import { CHATBOT_RULES } from '../src/shared/validation/chatbot-rules';
import { ERRAND_KINDS, FACILITY_CATEGORIES } from '../src/shared/facility-category';
import { LIMITS } from '../src/shared/validation/limits';
import { CORRECTION_RULES } from '../src/shared/validation/correction-rules';
import { MEMBER_RULES } from '../src/shared/validation/member-rules';
import { PET_TYPE_NAMES } from '../src/shared/pet-type';
import { REGIONS } from '../src/shared/text/region';
import { REVIEW_RULES } from '../src/shared/validation/review-rules';
import { AUDIT_RULES } from '../src/shared/validation/audit-rules';
import { SUPPORT_RULES } from '../src/shared/validation/support-rules';
import { TEXT_RULES } from '../src/shared/validation/text-rules';
import { VISIT_RULES } from '../src/shared/validation/visit-rules';

const ROOT = resolve(__dirname, '../..');

/** What the client shares with the server but the schema cannot express: limits and fallback lists. */
const constants = {
  LIMITS,
  TEXT_RULES,
  MEMBER_RULES,
  REVIEW_RULES,
  BOARD_RULES,
  CALENDAR_RULES,
  SUPPORT_RULES,
  AUDIT_RULES,
  VISIT_RULES,
  CORRECTION_RULES,
  CHATBOT_RULES,
  REGIONS: REGIONS.map(({ name, shortName }) => ({ name, shortName })),
  FACILITY_CATEGORIES,
  ERRAND_KINDS,
  PET_TYPE_NAMES,
};

const schema = createSchema();
writeFileSync(resolve(ROOT, 'schema.graphql'), printSchemaFile(schema));
// Additions are released at once; breaking changes need a declaration and `npm run schema:release`.
const released = new ReleasedSchema();
if (compareSchemas(released.schema(), schema, []).undeclared.length === 0) released.release(schema);

writeFileSync(
  resolve(ROOT, 'client/src/graphql/constants.generated.ts'),
  `/* Written by the server from its own constants (npm run generate). Never edited by hand. */\n${Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`)
    .join('\n')}`,
);
