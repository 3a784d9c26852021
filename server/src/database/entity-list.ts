import { Facility } from '../modules/facility/facility.entity';
import { FacilityImport } from '../modules/facility/facility-import.entity';
import { FacilitySource } from '../modules/facility/facility-source.entity';

/** Every table of ours. */
export const ENTITIES = [Facility, FacilityImport, FacilitySource];
