import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  buildClientSchema,
  buildSchema,
  type GraphQLSchema,
  introspectionFromSchema,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import type { DeclaredChange } from './breaking-changes';

const HEADER =
  '# The schema that clients out there were written against, without descriptions. Written by `npm run schema:release`, never by hand.';

/** The schema of the last release and the declared breaking changes since, as files of one folder. */
export class ReleasedSchema {
  private readonly schemaFile: string;
  private readonly declarationsFile: string;

  constructor(folder = resolve(__dirname, '../contract')) {
    this.schemaFile = join(folder, 'released.graphql');
    this.declarationsFile = join(folder, 'declared-changes.json');
  }

  schema(): GraphQLSchema {
    return buildSchema(readFileSync(this.schemaFile, 'utf8'));
  }

  declaredChanges(): DeclaredChange[] {
    return JSON.parse(readFileSync(this.declarationsFile, 'utf8')) as DeclaredChange[];
  }

  /** Makes this schema the promised one. */
  release(schema: GraphQLSchema): void {
    const undescribed = introspectionFromSchema(lexicographicSortSchema(schema), { descriptions: false });
    writeFileSync(this.schemaFile, `${HEADER}\n\n${printSchema(buildClientSchema(undescribed))}\n`);
    writeFileSync(this.declarationsFile, '[]\n');
  }
}
