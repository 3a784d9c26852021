/** `information` is neither good nor bad: what was not set, or what nobody can check from here. */
export type Mark = 'good' | 'information' | 'warning' | 'fault';

/** What was found, and what to do about it, for the person who runs the server. Holds no secret. */
export interface Verdict {
  mark: Mark;
  text: string;
}

export interface Finding extends Verdict {
  name: string;
}

export interface FindingGroup {
  name: string;
  findings: Finding[];
}

export const good = (text: string): Verdict => ({ mark: 'good', text });
export const information = (text: string): Verdict => ({ mark: 'information', text });
export const warning = (text: string): Verdict => ({ mark: 'warning', text });
export const fault = (text: string): Verdict => ({ mark: 'fault', text });

/** null: there is nothing to say here. */
export type Outcome = Verdict | null;
