import type { DataSource } from 'typeorm';
import { Facility } from '../modules/facility/facility.entity';
import { FacilityImportService } from '../modules/facility/import/facility-import.service';
import { AppError } from '../shared/errors';
import type { Logger } from '../shared/logger';
import { addDemoAccounts } from './demo-accounts';
import { demoFacilityRows } from './demo-facility-rows';

interface SeedParts {
  dataSource: DataSource;
  log: Logger;
}

/** Fills an empty database, so that a first start has something to show; where there are real places it stays as it is. */
export async function seedDemoData({ dataSource, log }: SeedParts): Promise<{ seeded: number }> {
  const facilities = dataSource.getRepository(Facility);
  if (await facilities.existsBy({ isDemo: false })) return { seeded: 0 };
  const accounts = await addDemoAccounts(dataSource);
  if (accounts > 0) log.info({ accounts }, 'demo accounts added');
  if (await facilities.exists()) return { seeded: 0 };
  try {
    const seeded = await new FacilityImportService(dataSource).addDemoFacilities(demoFacilityRows());
    log.info({ seeded }, 'demo facilities added');
    return { seeded };
  } catch (error) {
    // A second server on the same new database, or an import of real data, is filling it at this moment.
    if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
    log.info('demo facilities left to the import that is running');
    return { seeded: 0 };
  }
}
