import { type DataSource, In, Not } from 'typeorm';
import { AuditAction, AuditEntry } from '../modules/audit/audit-entry.entity';
import { Board } from '../modules/board/board.entity';
import { Facility } from '../modules/facility/facility.entity';
import { FacilityImportService } from '../modules/facility/import/facility-import.service';
import type { FileService } from '../modules/file/file.service';
import { Member } from '../modules/member/member.entity';
import { Review } from '../modules/review/review.entity';
import { Inquiry } from '../modules/support/inquiry.entity';
import { AppError } from '../shared/errors';
import type { Logger } from '../shared/logger';
import { addDemoAccounts, DEMO_ACCOUNTS, DEMO_BOARD_READER } from './demo-accounts';
import { demoBelongings } from './demo-belongings';
import { DemoContent } from './demo-content';
import { demoFacilityRows } from './demo-facility-rows';
import { seedDemoBoards } from './seed-demo-boards';
import { seedDemoAdminQueue } from './seed-demo-admin-queue';
import { seedDemoCorrections } from './seed-demo-corrections';
import { seedDemoReviews } from './seed-demo-reviews';

interface SeedParts {
  dataSource: DataSource;
  files: FileService;
  log: Logger;
  /**
   * Number of reviews, of different pictures, of announcements (default 0), and whether to fill the admin queue (default false).
   */
  size?: { reviews: number; pictures: number; boards?: number; hasAdminQueue?: boolean };
}

interface Written {
  reviews: number;
  boards: number;
}

interface Seeded extends Written {
  facilities: number;
}

const WHOLE = { reviews: Infinity, pictures: Infinity, boards: Infinity, hasAdminQueue: true };
const NOTHING: Written = { reviews: 0, boards: 0 };

/** Fills an empty database for the first start. Does nothing once there are real places. */
export async function seedDemoData({ dataSource, files, log, size = WHOLE }: SeedParts): Promise<Seeded> {
  const places = dataSource.getRepository(Facility);
  if (await places.existsBy({ isDemo: false })) return { facilities: 0, ...NOTHING };
  const importer = new FacilityImportService(dataSource, demoBelongings);
  const content = new DemoContent();

  const accounts = await addDemoAccounts(dataSource);
  if (accounts > 0) log.info({ accounts }, 'demo accounts added');
  const facilities = await unlessImporting(log, 0, async () =>
    (await places.exists()) ? 0 : importer.addDemoFacilities(demoFacilityRows(content.places())),
  );
  if (facilities > 0) log.info({ facilities }, 'demo facilities added');
  const written = await unlessImporting(log, NOTHING, () =>
    importer.exclusively(async () => ({
      reviews: (await isWithoutReviews(dataSource))
        ? await seedDemoReviews({ dataSource, files, content, count: size.reviews, pictures: size.pictures })
        : 0,
      boards: (await isWithoutBoards(dataSource))
        ? await seedDemoBoards({ dataSource, files, content, count: size.boards ?? 0 })
        : 0,
    })),
  );
  if (written.reviews > 0) log.info({ reviews: written.reviews }, 'demo reviews added');
  if (written.boards > 0) log.info({ boards: written.boards }, 'demo announcements added');
  const inquiries = size.hasAdminQueue
    ? await unlessImporting(log, 0, () =>
        importer.exclusively(async () => ((await isWithoutAdminQueue(dataSource)) ? seedDemoAdminQueue(dataSource, content) : 0)),
      )
    : 0;
  if (inquiries > 0) log.info({ inquiries }, 'demo inquiries added');
  if (size.hasAdminQueue) await unlessImporting(log, undefined, () => seedDemoCorrections(dataSource, content));
  return { facilities, ...written };
}

/**
 * Reviews and demo members are added in their own transaction after the places, so that the next start repeats it if this one is
 * killed. The members mark it as done, even if all reviews are deleted.
 */
async function isWithoutReviews(dataSource: DataSource): Promise<boolean> {
  const hasPlaces = await dataSource.getRepository(Facility).existsBy({ isDemo: true });
  return hasPlaces && !(await hasInvented(dataSource)) && !(await dataSource.getRepository(Review).exists());
}

/** Whether the demo members who write reviews exist. */
function hasInvented(dataSource: DataSource): Promise<boolean> {
  const others = [...DEMO_ACCOUNTS, DEMO_BOARD_READER].map(({ email }) => email);
  return dataSource.getRepository(Member).existsBy({ isDemo: true, email: Not(In(others)) });
}

/** For announcements, DEMO_BOARD_READER marks it as done. */
async function isWithoutBoards(dataSource: DataSource): Promise<boolean> {
  const hasPlaces = await dataSource.getRepository(Facility).existsBy({ isDemo: true });
  const hasReader = await dataSource.getRepository(Member).existsBy({ isDemo: true, email: DEMO_BOARD_READER.email });
  return hasPlaces && !hasReader && !(await dataSource.getRepository(Board).exists());
}

/** For the admin queue, an audited deletion marks it as done. */
async function isWithoutAdminQueue(dataSource: DataSource): Promise<boolean> {
  const isDealtWith = await dataSource.getRepository(AuditEntry).existsBy({ action: AuditAction.DELETE_INQUIRY });
  return !isDealtWith && (await hasInvented(dataSource)) && !(await dataSource.getRepository(Inquiry).exists());
}

/** Another server or an import of real data may be filling the database. */
async function unlessImporting<T>(log: Logger, otherwise: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
    log.info('demo data left to the import that is running');
    return otherwise;
  }
}
