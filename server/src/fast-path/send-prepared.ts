import type { Socket } from 'node:net';
import type { PoolClient } from 'pg';
import { isFastPathOn } from '../config';
import { batchInSetImmediate } from './batch-in-set-immediate';
import { PreparedQuery } from './prepared-query';

type Send = (...args: unknown[]) => unknown;
export interface NamedStatement {
  name: string;
  text: string;
  values: unknown[];
}

/** Sends a prepared statement with PreparedQuery; all of one turn leave in one write. */
export function sendPrepared(client: PoolClient, send: Send, statement: NamedStatement): Promise<unknown> {
  if (!isFastPathOn('prepared-query')) return send(statement) as Promise<unknown>;
  const { name, text, values } = statement;
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  batchInSetImmediate(() => stream.uncork());
  return new Promise((resolve, reject) => {
    send(new PreparedQuery(name, text, values, (error, result) => (error ? reject(error) : resolve(result))));
  });
}
