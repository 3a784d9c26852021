import { createHash } from 'node:crypto';
import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm';

/** Postgres truncates longer names, and two truncated names may be equal. */
const NAME_MAX = 63;

/** snake_case singular tables and columns, and readable constraint names: `fk_facility_source_facility_id`. */
export class SnakeNamingStrategy extends DefaultNamingStrategy implements NamingStrategyInterface {
  override tableName(className: string, customName?: string): string {
    return customName ?? snakeCase(className);
  }

  override columnName(propertyName: string, customName: string | undefined, embeddedPrefixes: string[]): string {
    return [...embeddedPrefixes.map(snakeCase), customName ?? snakeCase(propertyName)].join('_');
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snakeCase(`${relationName}_${referencedColumnName}`);
  }

  override joinTableName(firstTableName: string, secondTableName: string): string {
    return `${firstTableName}_${secondTableName}`;
  }

  override joinTableColumnName(tableName: string, propertyName: string, columnName?: string): string {
    return snakeCase(`${tableName}_${columnName ?? propertyName}`);
  }

  override primaryKeyName(table: Table | string): string {
    return this.named('pk', table, []);
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return this.named('uq', table, columns);
  }

  override relationConstraintName(table: Table | string, columns: string[], where?: string): string {
    return this.named('rel', table, columns, where);
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return this.named('fk', table, columns);
  }

  override indexName(table: Table | string, columns: string[], where?: string): string {
    return this.named('idx', table, columns, where);
  }

  override checkConstraintName(table: Table | string, expression: string): string {
    return this.named('chk', table, [digest(expression)]);
  }

  private named(kind: string, table: Table | string, columns: string[], where?: string): string {
    const name = [kind, this.getTableName(table), ...columns, ...(where ? [digest(where)] : [])].join('_');
    return name.length <= NAME_MAX ? name : `${name.slice(0, NAME_MAX - 9)}_${digest(name)}`;
  }
}

function snakeCase(name: string): string {
  return name
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase();
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
