import { Query, type QueryResult } from 'pg';

type Callback = (error: Error | null, result: QueryResult) => void;
type NamedQuery = Query & { name: string };
const DriverQuery = Query as unknown as new (text: string, values: unknown[], callback: Callback) => NamedQuery;

/** A statement that the connection keeps under a name: what the driver makes of a configuration, without its slow copy of that. */
export function preparedQuery(name: string, text: string, values: unknown[], callback: Callback): NamedQuery {
  const query = new DriverQuery(text, values, callback);
  query.name = name;
  return query;
}
