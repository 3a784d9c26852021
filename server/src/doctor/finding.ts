/** `information` is neither good nor bad: not configured, or not checkable from here. */
export type Mark = 'good' | 'information' | 'warning' | 'fault';

/** The result of a check and what to do about it, for the operator. Contains no secrets. */
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

/** null if the check does not apply. */
export type Outcome = Verdict | null;
