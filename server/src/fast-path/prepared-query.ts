import { Query, type QueryResult } from 'pg';

type Callback = (error: Error | null, result: QueryResult) => void;
type Row = Record<string, unknown>;
/** A row as it came, into one with names. */
type ReadRow = (values: (string | null)[]) => Row;

interface Connection {
  describe: (portal: object) => void;
}
/** What the driver's queries are made of (pg 8.23), of which its types tell nothing. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- A type that methods of a class may override.
declare class DriverQuery {
  constructor(text: string, values: unknown[], callback: Callback);
  name: string;
  readonly _result: { fields: { name: string }[]; _parsers: ((value: string) => unknown)[]; parseRow: ReadRow };
  _accumulateRows: boolean;
  prepare(connection: Connection): void;
  handleRowDescription(message: object): void;
}
const Driver = Query as unknown as typeof DriverQuery;

/** What a connection is known to answer to statements that it keeps. */
interface Known {
  readers: Map<string, ReadRow>;
  /** The same connection, but nobody asks it what an answer looks like. */
  undescribed: Connection;
}
const knownOf = new WeakMap<Connection, Known>();

/**
 * A statement that the connection keeps under a name. What its rows look like is asked once: it cannot change, or Postgres would refuse
 * the statement. The rows are objects of one fixed shape: the driver's own are made from one that V8 keeps as a table, and so is each
 * that has more than a few columns, slow for whoever reads it.
 */
export class PreparedQuery extends Driver {
  private known: Known | undefined;

  constructor(name: string, text: string, values: unknown[], callback: Callback) {
    // An object with the name would be copied, property by property.
    super(text, values, callback);
    this.name = name;
  }

  override prepare(connection: Connection): void {
    this.known = knownOf.get(connection) ?? {
      readers: new Map(),
      undescribed: Object.assign(Object.create(connection) as Connection, { describe: () => {} }),
    };
    knownOf.set(connection, this.known);
    const read = this.known.readers.get(this.name);
    if (!read) return super.prepare(connection);
    this._result.parseRow = read;
    this._accumulateRows = true;
    super.prepare(this.known.undescribed);
  }

  override handleRowDescription(message: object): void {
    super.handleRowDescription(message);
    const { fields, _parsers: parsers } = this._result;
    const read = rowReader(
      fields.map(({ name }) => name),
      parsers,
    );
    this.known?.readers.set(this.name, read);
    this._result.parseRow = read;
  }
}

type Parsers = ((value: string) => unknown)[];
type MakeReader = (parsers: Parsers) => ReadRow;

/**
 * A function of its own for each list of columns, made once for all connections: one function for all would meet objects of every shape,
 * and V8 looks each property up for such a one.
 */
const makers = new Map<string, MakeReader>();

/** @param names as statements of ours have them */
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
