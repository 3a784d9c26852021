import { AuditEntry } from '../modules/audit/audit-entry.entity';
import { Board } from '../modules/board/board.entity';
import { BoardFile } from '../modules/board/board-file.entity';
import { Comment } from '../modules/board/comment.entity';
import { CommentReport } from '../modules/board/comment-report.entity';
import { EntryPolicy } from '../modules/facility/entry-policy.entity';
import { Facility } from '../modules/facility/facility.entity';
import { FacilityImport } from '../modules/facility/facility-import.entity';
import { FacilitySource } from '../modules/facility/facility-source.entity';
import { Favorite } from '../modules/favorite/favorite.entity';
import { Holiday } from '../modules/calendar/holiday.entity';
import { OpeningSchedule } from '../modules/facility/opening-schedule.entity';
import { StoredFile } from '../modules/file/stored-file.entity';
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
import { VisitReport } from '../modules/visit/visit-report.entity';
import { Tag } from '../modules/review/tag.entity';

export const ENTITIES = [
  AuditEntry,
  Board,
  BoardFile,
  Comment,
  CommentReport,
  EntryPolicy,
  Facility,
  FacilityImport,
  FacilitySource,
  Favorite,
  Holiday,
  Inquiry,
  Member,
  OpeningSchedule,
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
