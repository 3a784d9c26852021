import { CreateFacility1795179388947 } from './migrations/1795179388947-create-facility';
import { FacilitySearch1795180000000 } from './migrations/1795180000000-facility-search';
import { CreateFile1795185000000 } from './migrations/1795185000000-create-file';
import { CreateMember1795190000000 } from './migrations/1795190000000-create-member';
import { CreateReview1795275659395 } from './migrations/1795275659395-create-review';
import { CreateBoard1795277468051 } from './migrations/1795277468051-create-board';
import { CreateAdministration1795310445809 } from './migrations/1795310445809-create-administration';
import { FacilityWriteCost1795330000000 } from './migrations/1795330000000-facility-write-cost';
import { FacilityCells1795430000000 } from './migrations/1795430000000-facility-cells';
import { FacilityVersion1795431000000 } from './migrations/1795431000000-facility-version';
import { FacilityRecount1795440000000 } from './migrations/1795440000000-facility-recount';
import { FacilityStatistics1795441000000 } from './migrations/1795441000000-facility-statistics';
import { FacilityGrams1795450000000 } from './migrations/1795450000000-facility-grams';
import { FacilityCounting1795451000000 } from './migrations/1795451000000-facility-counting';
import { ListsByDate1795765853333 } from './migrations/1795765853333-lists-by-date';
import { FacilityPlainSearch1795800000000 } from './migrations/1795800000000-facility-plain-search';
import { DistrictCollation1795806000000 } from './migrations/1795806000000-district-collation';
import { OpeningSchedule1795807286824 } from './migrations/1795807286824-opening-schedule';
import { EntryPolicy1795809247690 } from './migrations/1795809247690-entry-policy';
import { VisitReport1795818587119 } from './migrations/1795818587119-visit-report';
import { AuditReason1795895223301 } from './migrations/1795895223301-audit-reason';
import { Suspension1795896893016 } from './migrations/1795896893016-suspension';
import { FacilityCorrection1795897276675 } from './migrations/1795897276675-facility-correction';
import { SessionDevice1795897575070 } from './migrations/1795897575070-session-device';
import { Mail1795898369301 } from './migrations/1795898369301-mail';
import { Erasure1795899000000 } from './migrations/1795899000000-erasure';
import { Blinding1795899048262 } from './migrations/1795899048262-blinding';
import { InquiryAnswer1795899164182 } from './migrations/1795899164182-inquiry-answer';
import { ErasedSource1795899300000 } from './migrations/1795899300000-erased-source';
import { ContentChanged1795900400000 } from './migrations/1795900400000-content-changed';
import { VisitRequestKey1795922853203 } from './migrations/1795922853203-visit-request-key';
import { CorrectionDecision1795925458584 } from './migrations/1795925458584-correction-decision';
import { MemberContentChanged1795957200000 } from './migrations/1795957200000-member-content-changed';

/** Every migration, oldest first. `npm run db:generate -- <name>` adds its files here. */
export const MIGRATIONS = [
  CreateFacility1795179388947,
  FacilitySearch1795180000000,
  CreateFile1795185000000,
  CreateMember1795190000000,
  CreateReview1795275659395,
  CreateBoard1795277468051,
  CreateAdministration1795310445809,
  FacilityWriteCost1795330000000,
  FacilityCells1795430000000,
  FacilityVersion1795431000000,
  FacilityRecount1795440000000,
  FacilityStatistics1795441000000,
  FacilityGrams1795450000000,
  FacilityCounting1795451000000,
  ListsByDate1795765853333,
  FacilityPlainSearch1795800000000,
  DistrictCollation1795806000000,
  OpeningSchedule1795807286824,
  EntryPolicy1795809247690,
  VisitReport1795818587119,
  AuditReason1795895223301,
  Suspension1795896893016,
  FacilityCorrection1795897276675,
  SessionDevice1795897575070,
  Mail1795898369301,
  Erasure1795899000000,
  Blinding1795899048262,
  InquiryAnswer1795899164182,
  ErasedSource1795899300000,
  ContentChanged1795900400000,
  VisitRequestKey1795922853203,
  CorrectionDecision1795925458584,
  MemberContentChanged1795957200000,
];
