import type { DataSource, EntityManager } from 'typeorm';
import { type SuspensionColumns, suspensionOf } from '../../shared/suspension';
import type { Viewer } from '../../shared/viewer';

const NOT_SEEN_TODAY = "session.last_seen_at < now() - interval '1 day'";

/** Raw: runs on every authenticated request, where building entities would cost more than the query. */
export async function findViewer(
  dataSource: DataSource,
  sessionId: string,
  email: string,
): Promise<{ viewer: Viewer; isFirstOfDay: boolean } | null> {
  const [row] = await dataSource.query<(Omit<Viewer, 'suspension'> & SuspensionColumns & { isFirstOfDay: boolean })[]>(
    `SELECT member.id AS "memberId", member.email, member.is_admin AS "isAdmin", session.id AS "sessionId",
       member.suspended_at AS "suspendedAt", member.suspended_until AS "suspendedUntil", member.suspension_reason AS "suspensionReason",
       ${NOT_SEEN_TODAY} AS "isFirstOfDay"
     FROM session JOIN member ON member.id = session.member_id
     WHERE session.id = $1 AND session.expires_at > now() AND member.email = $2`,
    [sessionId, email],
  );
  if (!row) return null;
  const { suspendedAt, suspendedUntil, suspensionReason, isFirstOfDay, ...viewer } = row;
  const suspension = suspensionOf({ suspendedAt, suspendedUntil, suspensionReason });
  return { viewer: { ...viewer, suspension }, isFirstOfDay };
}

/** Changes nothing if a concurrent request was faster. */
export async function markSeen(dataSource: DataSource, sessionId: string): Promise<void> {
  await dataSource.query(`UPDATE session SET last_seen_at = now() WHERE id = $1 AND ${NOT_SEEN_TODAY}`, [sessionId]);
}

/** Deletes a bounded batch without waiting for other sign-ins. Raw: DELETE with a SKIP LOCKED subquery. */
export async function deleteExpiredSessions(manager: EntityManager): Promise<void> {
  await manager.query(
    `DELETE FROM session WHERE id IN
       (SELECT id FROM session WHERE expires_at <= now() ORDER BY expires_at LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  );
}
