import { Facility } from '../modules/facility/facility.entity';
import { FacilityImport } from '../modules/facility/facility-import.entity';
import { FacilitySource } from '../modules/facility/facility-source.entity';
import { StoredFile } from '../modules/file/stored-file.entity';
import { Member } from '../modules/member/member.entity';
import { Session } from '../modules/member/session.entity';
import { TemporaryCode } from '../modules/member/temporary-code.entity';

/** Every table of ours. */
export const ENTITIES = [Facility, FacilityImport, FacilitySource, Member, Session, StoredFile, TemporaryCode];
