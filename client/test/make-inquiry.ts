import type { AuditEntry, Holiday, Inquiry, ReviewReport } from '../src/graphql/types.generated';
import { makeMember } from './make-member';
import { makeReview } from './make-review';

/** A visitor's inquiry as administrators see it; a test overrides what it is about. */
export const makeInquiry = (inquiry: Partial<Inquiry> & Pick<Inquiry, 'id'>): Inquiry => ({
  email: 'choco@example.com',
  subject: `문의 ${inquiry.id}`,
  message: `문의 ${inquiry.id}의 내용`,
  insertedAt: '2026-03-01T03:34:00.000Z',
  member: null,
  status: 'NEW',
  notes: [],
  ...inquiry,
});

export const makeReport = (report: Partial<ReviewReport> & Pick<ReviewReport, 'id'>): ReviewReport => ({
  reason: `신고 ${report.id}의 까닭`,
  reportedAt: '2026-03-01T03:34:00.000Z',
  reporter: makeMember({ id: '5', email: 'kong@example.com', nickName: '콩이아빠' }),
  review: makeReview({ id: `9${report.id}` }),
  ...report,
});

export const makeHoliday = (holiday: Partial<Holiday> & Pick<Holiday, 'id' | 'date' | 'name'>): Holiday => ({
  description: '',
  isOfficial: true,
  ...holiday,
});

export const makeAuditEntry = (entry: Partial<AuditEntry> & Pick<AuditEntry, 'id'>): AuditEntry => ({
  action: 'DELETE_INQUIRY',
  actorId: '1',
  actor: makeMember({ authNames: ['admin'] }),
  targetId: '3',
  insertedAt: '2026-03-01T03:34:00.000Z',
  ...entry,
});
