import { AppError } from './errors';
import { seoulDateTime } from './text/seoul-time';

/** A member may read, delete own texts and object, but write nothing else. */
export interface Suspension {
  reason: string;
  since: Date;
  /** null: until it is lifted. */
  until: Date | null;
}

/** The columns of a member's row. */
export interface SuspensionColumns {
  suspendedAt: Date | null;
  suspendedUntil: Date | null;
  suspensionReason: string | null;
}

/** @returns null when there is none or it has ended: nothing needs to end it */
export function suspensionOf({
  suspendedAt: since,
  suspendedUntil: until,
  suspensionReason,
}: SuspensionColumns): Suspension | null {
  if (since === null || (until !== null && until.getTime() <= Date.now())) return null;
  return { reason: suspensionReason ?? '', since, until };
}

/** `2026-12-01 09:00까지`. */
export const endText = (until: Date): string =>
  `${seoulDateTime(until).slice(0, 'yyyy-MM-ddTHH:mm'.length).replace('T', ' ')}까지`;

/** @throws AppError FORBIDDEN that tells the reason and the end */
export function assertNotSuspended(suspension: Suspension | null): void {
  if (!suspension) return;
  const { reason, until } = suspension;
  const end = until ? `${endText(until)} ` : '';
  throw new AppError('FORBIDDEN', `이용이 ${end}정지되어 있습니다. 사유: ${reason}`);
}
