import type { DataSource, EntityManager } from 'typeorm';
import { assertPageInRange, assertValid } from '../../shared/validation/assertions';
import { AUDIT_RULES } from '../../shared/validation/audit-rules';
import { hasVisible, lengthOf } from '../../shared/validation/text-rules';
import { type AuditAction, AuditEntry } from './audit-entry.entity';
import { type AuditFilter, listAuditEntries } from './audit.repository';

interface Action {
  /** The administrator; null for a command on the server. */
  actorId: number | null;
  action: AuditAction;
  targetId: number;
  /** The member whose text or account it is. */
  memberId?: number;
  reason?: string;
  /** What the target was before the action, as plain text. */
  snapshot?: string;
}

/** @throws AppError BAD_USER_INPUT @returns the trimmed reason */
export function validReason(raw: string): string {
  const reason = raw.replace(/\r\n?/g, '\n').trim();
  const { max, emptyText, longText } = AUDIT_RULES.reason;
  assertValid({ reason: !hasVisible(reason) ? emptyText : lengthOf(reason) > max ? longText : undefined });
  return reason;
}

/** Must run in the transaction of the actions, so that both are committed or neither. @returns the entries' ids */
export async function recordAction(manager: EntityManager, ...actions: Action[]): Promise<number[]> {
  const { identifiers } = await manager.insert(AuditEntry, actions);
  return identifiers.map(({ id }) => id as number);
}

/** Owns reading the audit. Not here: writing entries (`recordAction`, called by the acting services). */
export class AuditService {
  constructor(private readonly dataSource: DataSource) {}

  list(args: AuditFilter & { page: number; size: number }): Promise<{ items: AuditEntry[]; totalCount: number }> {
    assertPageInRange(args);
    return listAuditEntries(this.dataSource, args);
  }
}
