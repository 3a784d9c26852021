import type { Suspension } from './suspension';

/** The member who sends the request; null is a visitor. Built once per request from the bearer token, never from an input. */
export interface Viewer {
  memberId: number;
  email: string;
  isAdmin: boolean;
  /** null: may write. */
  suspension: Suspension | null;
  /** The sign-in that this request belongs to. */
  sessionId: string;
}
