import { Query, type QueryResult } from 'pg';

type Callback = (error: Error | null, result: QueryResult) => void;
type Row = Record<string, unknown>;
/** Turns the values of a row into an object. */
type ReadRow = (values: (string | null)[]) => Row;

interface Connection {
  describe: (portal: object) => void;
}
/** Internals of pg 8.23's Query, which its types lack. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- Declares methods that a class may override.
declare class DriverQuery {
  constructor(text: string, values: unknown[], callback: Callback);
  name: string;
  readonly _result: { fields: { name: string }[]; _parsers: ((value: string) => unknown)[]; parseRow: ReadRow };
  _accumulateRows: boolean;
  prepare(connection: Connection): void;
  handleRowDescription(message: object): void;
}
const Driver = Query as unknown as typeof DriverQuery;

/** Prepared statements that a connection has described. */
interface Described {
  readers: Map<string, ReadRow>;
  /** The connection with a describe() that sends nothing. */
  withoutDescribe: Connection;
}
const describedOf = new WeakMap<Connection, Described>();

/**
 * A prepared statement. Its row description is requested once per connection: it cannot change, or Postgres would refuse the statement.
 * Rows are objects of one fixed shape; pg's own become slow dictionary-mode objects in V8.
 */
export class PreparedQuery extends Driver {
  private described: Described | undefined;

  constructor(name: string, text: string, values: unknown[], callback: Callback) {
    // A config object would be copied property by property.
    super(text, values, callback);
    this.name = name;
  }

  override prepare(connection: Connection): void {
    this.described = describedOf.get(connection) ?? {
      readers: new Map(),
      withoutDescribe: Object.assign(Object.create(connection) as Connection, { describe: () => {} }),
    };
    describedOf.set(connection, this.described);
    const read = this.described.readers.get(this.name);
    if (!read) return super.prepare(connection);
    this._result.parseRow = read;
    this._accumulateRows = true;
    super.prepare(this.described.withoutDescribe);
  }

  override handleRowDescription(message: object): void {
    super.handleRowDescription(message);
    const { fields, _parsers: parsers } = this._result;
    const read = rowReader(
      fields.map(({ name }) => name),
      parsers,
    );
    this.described?.readers.set(this.name, read);
    this._result.parseRow = read;
  }
}

type Parsers = ((value: string) => unknown)[];
type MakeReader = (parsers: Parsers) => ReadRow;

/**
 * One generated function per list of columns, shared by all connections: a common function would be megamorphic.
 */
const makers = new Map<string, MakeReader>();

/** @param names column names of our own statements */
function rowReader(names: string[], parsers: Parsers): ReadRow {
  const properties = names
    .map((name, at) => `${JSON.stringify(name)}: row[${at}] === null ? null : parsers[${at}](row[${at}])`)
    .join();
  let make = makers.get(properties);
  if (!make) {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- As graphql-jit does for each query.
    make = new Function('parsers', `return (row) => ({ ${properties} });`) as MakeReader;
    makers.set(properties, make);
  }
  return make(parsers);
}
