import { assertPageInRange } from '../../shared/validation/assertions';
import { entityIdOf } from '../../shared/validation/entity-id';
import type { PagingArgs } from '../../shared/validation/paging-args';
import type { DataFindingsArgs } from './data-quality.input';
import type { DataFindingCount, DataFindingPage, FacilityImportPage } from './data-quality.output';
import type { DataQualityRepository } from './data-quality.repository';

/** Owns what administrators check in the data. Not here: correcting a place (modules/correction), importing (facility/import). */
export class DataQualityService {
  constructor(
    private readonly repository: DataQualityRepository,
    /** Runs statements over all places, which take seconds for a million. */
    private readonly withLongDeadline: <T>(work: () => T) => T,
  ) {}

  async findings(args: DataFindingsArgs): Promise<DataFindingPage> {
    assertPageInRange(args);
    const importId = args.importId ? entityIdOf(args.importId) : null;
    if (args.importId && importId === null) return { items: [], totalCount: 0 };
    return this.withLongDeadline(() => this.repository.findings(args, importId));
  }

  overview(): Promise<DataFindingCount[]> {
    return this.withLongDeadline(() => this.repository.overview());
  }

  async imports(args: PagingArgs): Promise<FacilityImportPage> {
    assertPageInRange(args);
    return this.repository.imports(args);
  }
}
