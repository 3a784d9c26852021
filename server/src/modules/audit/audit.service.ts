import type { DataSource, EntityManager } from 'typeorm';
import { assertPageInRange } from '../../shared/validation/assertions';
import { type AuditAction, AuditEntry } from './audit-entry.entity';
import { listAuditEntries } from './audit.repository';

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

/** Must run in the transaction of the actions, so that both are committed or neither. */
export async function recordAction(manager: EntityManager, ...actions: Action[]): Promise<void> {
  await manager.insert(AuditEntry, actions);
}

/** Owns reading the audit. Not here: writing entries (`recordAction`, called by the acting services). */
export class AuditService {
  constructor(private readonly dataSource: DataSource) {}

  list(args: { page: number; size: number }): Promise<{ items: AuditEntry[]; totalCount: number }> {
    assertPageInRange(args);
    return listAuditEntries(this.dataSource, args);
  }
}
