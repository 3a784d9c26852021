import type { Actor, ContractApp, Sent } from './contract-app';

/** What is tried on one row of the table. */
export interface RouteCase {
  /** Answers 200; created for each request, as a write may succeed only once. */
  ok: string | ((contract: ContractApp) => Sent | Promise<Sent>);
  /** Who is answered; a visitor unless said. */
  as?: Actor;
  /** Answer 400. */
  bad?: (string | Sent)[];
  /** Answer 404. */
  missing?: (string | Sent)[];
  /** Answer 403 to a member who is not the owner. */
  foreign?: Sent[];
}

export const okOf = async ({ ok }: RouteCase, contract: ContractApp): Promise<Sent> =>
  typeof ok === 'string' ? { address: ok } : await ok(contract);
