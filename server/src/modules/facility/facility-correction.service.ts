import DataLoader from 'dataloader';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { AppError } from '../../shared/errors';
import { seoulDate } from '../../shared/text/seoul-time';
import { CORRECTION_RULES } from '../../shared/validation/correction-rules';
import { type CorrectedValue, correctedFacts, ENTRY_FIELDS, isSameValue, valueOf } from './corrected-facts';
import { countFacilities } from './facility-counts.repository';
import { type CorrectableField, FacilityCorrection } from './facility-correction.entity';
import { Facility } from './facility.entity';
import { lockFacilityFacts } from './facility.locks';
import type { FacilityFacts } from './import/clean-row';
import { readCorrection } from './read-correction';
import { gramsOfSearchText } from './search-text';
import { ENTRY_POLICY, OPENING_SCHEDULE, petTypesOf, readTexts, textsOf } from './source-texts.repository';

/** Degrees, about 30 km: a region's edge and its places need not be near. */
const NEAR_DEGREES = 0.3;

/**
 * Owns accepted corrections and the facility's row that follows from the data and them. Not here: proposals (modules/correction),
 * comparison with a new edition (import/). Methods with a manager run in the caller's transaction.
 */
export class FacilityCorrectionService {
  private readonly accepted: DataLoader<number, FacilityCorrection[]>;

  constructor(dataSource: DataSource) {
    this.accepted = new DataLoader(
      async (ids) => {
        const corrections = await dataSource
          .getRepository(FacilityCorrection)
          .find({ where: { facilityId: In([...new Set(ids)]) }, order: { facilityId: 'ASC', acceptedAt: 'DESC', field: 'ASC' } });
        return ids.map((id) => corrections.filter(({ facilityId }) => facilityId === id));
      },
      { cache: false },
    );
  }

  listOf(facilityId: number): Promise<FacilityCorrection[]> {
    return this.accepted.load(facilityId);
  }

  /** A proposed value, cleaned. @throws AppError BAD_USER_INPUT, also where the place has the value already */
  async read(manager: EntityManager, facility: Facility, { field, value: text }: CorrectedValue): Promise<string | null> {
    const read = readCorrection(field, text, facility);
    if ('problem' in read) throw notThisValue(read.problem);
    if (isSameValue(field, read.value, valueOf(facility, field))) throw notThisValue(CORRECTION_RULES.sameText);
    if (field === 'POINT' && !(await isNearRegion(manager, facility, read.value!)))
      throw notThisValue(CORRECTION_RULES.pointText);
    return read.value;
  }

  /**
   * Accepts a value. The data's own value ends an earlier correction instead.
   * @returns the value before
   */
  async accept(
    manager: EntityManager,
    facilityId: number,
    { source, ...proposed }: CorrectedValue & Pick<FacilityCorrection, 'source'>,
  ): Promise<string | null> {
    const { facility, facts } = await lockFacilityFacts(manager, facilityId);
    const { field } = proposed;
    const value = await this.read(manager, facility, proposed);
    const dataValue = valueOf(facts, field);
    if (isSameValue(field, value, dataValue)) await manager.delete(FacilityCorrection, { facilityId, field });
    else
      await manager.save(FacilityCorrection, {
        ...{ facilityId, field, value, source, dataValue },
        ...{ acceptedAt: new Date(), conflictSince: null },
      });
    await rewrite(manager, facilityId, facts);
    return valueOf(facility, field);
  }

  /** Takes the data's value. @throws AppError NOT_FOUND without a correction */
  async drop(manager: EntityManager, facilityId: number, field: CorrectableField): Promise<FacilityCorrection> {
    const { facts } = await lockFacilityFacts(manager, facilityId);
    const correction = await getCorrection(manager, facilityId, field);
    await manager.delete(FacilityCorrection, { facilityId, field });
    await rewrite(manager, facilityId, facts);
    return correction;
  }

  /** Ends a conflict in favour of the correction. @throws AppError NOT_FOUND without a conflict */
  async keep(manager: EntityManager, facilityId: number, field: CorrectableField): Promise<FacilityCorrection> {
    await lockFacilityFacts(manager, facilityId);
    const correction = await getCorrection(manager, facilityId, field);
    if (!correction.conflictSince) throw correctionNotFound();
    await manager.update(FacilityCorrection, { facilityId, field }, { conflictSince: null });
    return correction;
  }
}

async function getCorrection(manager: EntityManager, facilityId: number, field: CorrectableField): Promise<FacilityCorrection> {
  const correction = await manager.findOneBy(FacilityCorrection, { facilityId, field });
  if (!correction) throw correctionNotFound();
  return correction;
}

const notThisValue = (text: string) => new AppError('BAD_USER_INPUT', text, { fieldErrors: { value: text } });

const correctionNotFound = () => new AppError('NOT_FOUND', '고친 정보를 찾을 수 없습니다.');

/** Writes the place's row from the data's facts and the accepted corrections, by the functions of the import. */
async function rewrite(manager: EntityManager, facilityId: number, data: FacilityFacts): Promise<void> {
  const corrections = await manager.findBy(FacilityCorrection, { facilityId });
  const { sourceKey: _, ...facts } = correctedFacts(data, corrections);
  const [hours] = await readTexts(manager, OPENING_SCHEDULE, [textsOf(OPENING_SCHEDULE, facts)]);
  const [entry] = await readTexts(manager, ENTRY_POLICY, [textsOf(ENTRY_POLICY, facts)]);
  await manager.update(Facility, facilityId, {
    ...facts,
    searchGrams: gramsOfSearchText(facts.searchText),
    openingScheduleId: hours!.id,
    entryPolicyId: entry!.id,
    petTypes: petTypesOf(entry!.reading) as Facility['petTypes'],
    isClosed: corrections.some(({ field }) => field === 'CLOSED'),
    entryCorrectedOn: entryCorrectedOn(corrections),
  });
  await countFacilities(manager);
}

function entryCorrectedOn(corrections: readonly FacilityCorrection[]): string | null {
  const dates = corrections.filter(({ field }) => ENTRY_FIELDS.includes(field)).map(({ acceptedAt }) => seoulDate(acceptedAt));
  return dates.sort().at(-1) ?? null;
}

/** Whether another place of the region is near, or none has a point. */
async function isNearRegion(manager: EntityManager, { id, sidoName }: Facility, point: string): Promise<boolean> {
  const [row] = await manager.query<[{ isNear: boolean }]>(
    `WITH other AS (SELECT latitude, longitude FROM facility WHERE sido_name = $1 AND id <> $2 AND latitude IS NOT NULL)
     SELECT NOT EXISTS (SELECT FROM other) OR EXISTS (
       SELECT FROM other WHERE abs(latitude - $3) < ${NEAR_DEGREES} AND abs(longitude - $4) < ${NEAR_DEGREES}
     ) AS "isNear"`,
    [sidoName, id, ...point.split(',').map(Number)],
  );
  return row.isNear;
}
