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

/** Fills an empty database, so that a first start has something to show; any place at all, invented or real, and it stays as it is. */
export async function seedDemoData({ dataSource, log }: SeedParts): Promise<{ seeded: number }> {
  if (await dataSource.getRepository(Facility).exists()) return { seeded: 0 };
  // First of all: where a start breaks off after them, the next one adds the places.
  const accounts = await addDemoAccounts(dataSource);
  if (accounts > 0) log.info({ accounts }, 'demo accounts added');
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
