import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import type { PublicDataFile, PublicDataSource } from '../../../adapters/public-data/public-data-source';
import { AppError } from '../../../shared/errors';
import { FacilityImport } from '../facility-import.entity';
import type { DemoBelongings } from './demo-belongings';
import { FacilityImportRepository, type RegionCount } from './facility-import.repository';
import { FacilityStaging } from './facility-staging.repository';
import { REPORT_PLACES_MAX, type ImportReport, type LineNote, type PartialRegion } from './import-report';
import { PUBLIC_DATA_COLUMNS, type Cells } from './public-data-columns';
import { openRows, type RowReader } from './read-rows';
import { numbered, RowCollector } from './row-collector';

export type { DemoBelongings, DemoLeft } from './demo-belongings';

export type ImportProgress =
  { step: 'download' | 'read'; doneBytes: number; totalBytes: number | null; rows: number } | { step: 'write'; rows: number };

export interface ImportOptions {
  /** Import an unchanged file, delete members' reviews of demo places, or hide many places of a region. */
  force?: boolean;
  onProgress?: (progress: ImportProgress) => void;
}

interface OpenFile {
  file: PublicDataFile;
  reader: RowReader;
  sourceId: string | null;
  startedAt: number;
  force: boolean;
  onProgress: (progress: ImportProgress) => void;
}

/** Below this share of the existing places of a region the file does not cover the region. */
const COVERED_SHARE = 0.5;
/** Hiding more than this share of a region's places needs `force`: the file is probably incomplete. */
const HIDDEN_SHARE = 0.2;
/** Up to this many existing places the share is not meaningful, and any row covers the region. */
const FEW_PLACES = 20;
const PROGRESS_EVERY_ROWS = 250;

/**
 * Owns importing public data: one file at a time, in one transaction. Not here: parsing cells (clean-row.ts), merging rows
 * (merge-facts.ts), reading places (facility.service.ts).
 */
export class FacilityImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly belongings: DemoBelongings,
  ) {}

  /**
   * @returns null if the provider has nothing newer than the last import
   * @throws AppError for a broken file, a concurrent import, or a loss that needs `force`; nothing has changed then
   */
  async importFile(
    source: PublicDataSource,
    { force = false, onProgress = () => {} }: ImportOptions = {},
  ): Promise<ImportReport | null> {
    const startedAt = performance.now();
    const offer = await source.locate();
    if (offer.id !== null && !force && offer.id === (await this.lastSourceId())) return null;
    // Fail before a long download; checked again in the transaction.
    if (!force) await this.refuseReviewLoss(this.dataSource.manager);
    const file = await offer.fetch((doneBytes, totalBytes) => onProgress({ step: 'download', doneBytes, totalBytes, rows: 0 }));
    try {
      const reader = await openRows(file.path);
      const open: OpenFile = { file, reader, sourceId: offer.id, startedAt, force, onProgress };
      return await this.withStaging((runner, staging, repository) =>
        this.inTransaction(runner, async () => {
          const demo = await this.removeDemo(runner.manager, repository, force);
          await repository.prepareWrite();
          const rows = await this.stage(staging, reader, onProgress);
          return this.write(repository, rows, demo, open);
        }),
      );
    } finally {
      await file.discard();
    }
  }

  /**
   * Adds demo places to a database without real ones; the first real import removes them.
   * @returns the number of places
   */
  async addDemoFacilities(rows: Cells[]): Promise<number> {
    return this.withStaging(
      (runner, staging, repository) =>
        this.inTransaction(runner, async () => {
          await repository.prepareWrite();
          const collector = new RowCollector(staging);
          for (const row of numbered(rows)) await collector.add(row);
          await collector.finish();
          const [refused] = collector.refusedRows;
          if (refused) throw new Error(`Demo row ${refused.line} is no place: ${refused.text}`);
          const added = await repository.countNew();
          await repository.finish();
          return added;
        }),
      { isDemo: true },
    );
  }

  /**
   * Runs `work` under the import lock.
   * @throws AppError CONFLICT while an import is running
   */
  async exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.withStaging(() => work());
  }

  private async lastSourceId(): Promise<string | null> {
    const [last] = await this.dataSource.getRepository(FacilityImport).find({ order: { id: 'DESC' }, take: 1 });
    return typeof last?.report.sourceId === 'string' ? last.report.sourceId : null;
  }

  /** Runs `work` on a separate connection with a staging table, under the import lock. */
  private async withStaging<T>(
    work: (runner: QueryRunner, staging: FacilityStaging, repository: FacilityImportRepository) => Promise<T>,
    { isDemo = false } = {},
  ): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    const staging = new FacilityStaging(runner, isDemo);
    const repository = new FacilityImportRepository(runner, staging);
    try {
      if (!(await repository.lock())) throw new AppError('CONFLICT', '다른 가져오기가 진행 중입니다. 끝난 뒤에 다시 해 주세요.');
      try {
        await staging.create();
        return await work(runner, staging, repository);
      } finally {
        // A broken connection has lost both already; its own error is the one to report.
        await staging.drop().catch(() => undefined);
        await repository.unlock().catch(() => undefined);
      }
    } finally {
      await runner.release();
    }
  }

  private async inTransaction<T>(runner: QueryRunner, work: () => Promise<T>): Promise<T> {
    await runner.startTransaction();
    try {
      const result = await work();
      await runner.commitTransaction();
      return result;
    } catch (error) {
      await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    }
  }

  private async stage(staging: FacilityStaging, reader: RowReader, onProgress: OpenFile['onProgress']): Promise<RowCollector> {
    const collector = new RowCollector(staging);
    const report = () =>
      onProgress({ step: 'read', doneBytes: reader.readBytes, totalBytes: reader.totalBytes, rows: collector.read });
    try {
      for await (const rows of reader.portions) {
        for (const row of rows) {
          const flushed = collector.add(row);
          if (flushed) await flushed;
          if (collector.read % PROGRESS_EVERY_ROWS === 0) report();
        }
      }
      await collector.finish();
    } finally {
      // No batch may arrive after the rollback of a broken file.
      await collector.settled();
    }
    report();
    if (!collector.places) throw useless('가져올 수 있는 장소가 한 줄도 없는 파일입니다', collector.refusedRows[0]);
    // Without a date it would be older than every other file and update nothing.
    if (!collector.edition) {
      const column = `「${PUBLIC_DATA_COLUMNS.finalCreationDate}」`;
      const example = collector.notes.find(({ text }) => text.startsWith(column));
      throw useless(`${column} 칸의 날짜를 읽을 수 있는 줄이 하나도 없는 파일입니다`, example);
    }
    return collector;
  }

  /** @throws AppError CONFLICT when members' reviews would be deleted with the demo places */
  private async refuseReviewLoss(manager: EntityManager): Promise<void> {
    const { reviews, members } = await this.belongings.countWritten(manager);
    if (reviews === 0) return;
    const [people, texts] = [members, reviews].map((count) => count.toLocaleString('ko'));
    throw new AppError(
      'CONFLICT',
      `회원 ${people}명이 시연용 장소에 쓴 리뷰 ${texts}개가 있어 멈췄습니다. 가져오면 시연용 장소와 함께 지워집니다. 그래도 가져오려면 --force를 붙여 주세요. 바뀐 것은 없습니다.`,
    );
  }

  private async removeDemo(manager: EntityManager, repository: FacilityImportRepository, force: boolean) {
    await repository.lockDemo();
    if (!force) await this.refuseReviewLoss(manager);
    const demoLeft = await this.belongings.leave(manager);
    return { demoLeft, demoRemoved: await repository.removeDemo() };
  }

  private async write(
    repository: FacilityImportRepository,
    rows: RowCollector,
    { demoLeft, demoRemoved }: Pick<ImportReport, 'demoLeft' | 'demoRemoved'>,
    open: OpenFile,
  ): Promise<ImportReport> {
    open.onProgress({ step: 'write', rows: rows.read });
    const { edition, places } = rows;
    const { fileHash } = open.reader;
    const isKnownFile = await repository.isKnownFile(fileHash);
    const regions = await repository.regionCounts();
    const older = regions.filter((region) => (region.edition ?? '') > edition).map(({ name }) => name);
    const covered = regions.filter(isCovered).map(({ name }) => name);

    const added = await repository.countNew();
    await repository.match(edition, older);
    const keptNewer = await repository.countKeptNewer();
    const corrections = await repository.applyCorrections();
    const returned = await repository.unmarkReturned();
    const { ids: changed, places: changedPlaces } = await repository.updateChanged(returned);
    const newerRegions = covered.filter((name) => !older.includes(name));
    const vanishedIn = await repository.markVanished(edition, newerRegions);
    if (!open.force) refuseToHide(regions, vanishedIn);
    const vanished = vanishedIn.reduce((sum, { count }) => sum + count, 0);
    if (added + changed.size + vanished + demoRemoved) await repository.finish();

    const { read, duplicates, merged, refused, noted, refusedRows, mergedRows, notes } = rows;
    const report: ImportReport = {
      fileName: open.file.name,
      encoding: open.reader.encoding,
      sourceId: open.sourceId,
      isKnownFile,
      edition,
      ...{ read, places, added, changed: changed.size, unchanged: places - added - changed.size, keptNewer },
      ...corrections,
      ...{ duplicates, merged, refused, vanished, returned: returned.length, demoRemoved, demoLeft, noted },
      regions: covered,
      partialRegions: regions.filter((region) => !isCovered(region)).map(partOf),
      unknownColumns: open.reader.unknownColumns,
      ...{ refusedRows, mergedRows, notes },
      addedPlaces: await repository.listNew(),
      changedPlaces,
      vanishedPlaces: vanishedIn.flatMap((region) => region.places).slice(0, REPORT_PLACES_MAX),
      seconds: (performance.now() - open.startedAt) / 1000,
      // maxRSS is in kilobytes on every platform.
      peakMemoryMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    };
    await repository.record({ fileName: open.file.name, fileHash, edition, report: { ...report } });
    return report;
  }
}

function useless(text: string, example?: LineNote): AppError {
  const where = example ? ` (${example.line.toLocaleString('ko')}번째 줄: ${example.text})` : '';
  return new AppError('BAD_USER_INPUT', `${text}${where}. 바뀐 것은 없습니다.`);
}

/** @throws AppError CONFLICT when too many places of a region would be hidden */
function refuseToHide(regions: RegionCount[], vanishedIn: { name: string; count: number }[]): void {
  const losses = regions.flatMap(({ name, existing }) => {
    const vanished = vanishedIn.find((region) => region.name === name)?.count ?? 0;
    if (vanished <= existing * HIDDEN_SHARE) return [];
    return [`${name} ${existing.toLocaleString('ko')}곳 가운데 ${vanished.toLocaleString('ko')}곳`];
  });
  if (!losses.length) return;
  throw new AppError(
    'CONFLICT',
    `${losses.join(', ')}이 이 자료에 없어 멈췄습니다. 가져오면 목록과 검색에서 사라집니다. 그래도 가져오려면 --force를 붙여 주세요. 바뀐 것은 없습니다.`,
  );
}

function isCovered({ inFile, existing }: RegionCount): boolean {
  return existing <= FEW_PLACES || inFile >= existing * COVERED_SHARE;
}

function partOf({ name, inFile, existing: known }: RegionCount): PartialRegion {
  return { name, inFile, known };
}
