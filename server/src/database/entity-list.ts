import { AuditEntry } from '../modules/audit/audit-entry.entity';
import { Board } from '../modules/board/board.entity';
import { BoardFile } from '../modules/board/board-file.entity';
import { Comment } from '../modules/board/comment.entity';
import { CommentReport } from '../modules/board/comment-report.entity';
import { EntryPolicy } from '../modules/facility/entry-policy.entity';
import { Facility } from '../modules/facility/facility.entity';
import { CorrectionProposal } from '../modules/correction/correction-proposal.entity';
import { FacilityCorrection } from '../modules/facility/facility-correction.entity';
import { FacilityImport } from '../modules/facility/facility-import.entity';
import { FacilitySource } from '../modules/facility/facility-source.entity';
import { Favorite } from '../modules/favorite/favorite.entity';
import { Holiday } from '../modules/calendar/holiday.entity';
import { OpeningSchedule } from '../modules/facility/opening-schedule.entity';
import { StoredFile } from '../modules/file/stored-file.entity';
import { QueuedMail } from '../modules/mail/queued-mail.entity';
import { FormerEmail } from '../modules/member/former-email.entity';
import { MemberLink } from '../modules/member/member-link.entity';
import { Member } from '../modules/member/member.entity';
import { Session } from '../modules/member/session.entity';
import { SuspendedIdentity } from '../modules/member/suspended-identity.entity';
import { TemporaryCode } from '../modules/member/temporary-code.entity';
import { Review } from '../modules/review/review.entity';
import { ReviewImage } from '../modules/review/review-image.entity';
import { ReviewLike } from '../modules/review/review-like.entity';
import { ReviewReport } from '../modules/review/review-report.entity';
import { ReviewTag } from '../modules/review/review-tag.entity';
import { Inquiry } from '../modules/support/inquiry.entity';
import { InquiryNote } from '../modules/support/inquiry-note.entity';
import { VisitReport } from '../modules/visit/visit-report.entity';
import { Tag } from '../modules/review/tag.entity';

export const ENTITIES = [
  AuditEntry,
  Board,
  BoardFile,
  Comment,
  CorrectionProposal,
  CommentReport,
  EntryPolicy,
  Facility,
  FacilityCorrection,
  FacilityImport,
  FacilitySource,
  FormerEmail,
  Favorite,
  Holiday,
  Inquiry,
  InquiryNote,
  Member,
  MemberLink,
  OpeningSchedule,
  QueuedMail,
  Review,
  ReviewImage,
  ReviewLike,
  ReviewReport,
  ReviewTag,
  Session,
  StoredFile,
  SuspendedIdentity,
  Tag,
  TemporaryCode,
  VisitReport,
];
