import DataLoader from 'dataloader';
import type { PetClass } from '@baldojang/rules/entry/pet-class';
import type { ClassVisits } from '@baldojang/rules/entry/visits';
import type { ReportedPlace, VisitCounts } from '../facility/entry.service';
import type { VisitRepository } from './visit.repository';

/** Owns the counts of reports that decide whether pets may come in. Not cached: a report counts from the next request on. */
export class VisitCountsService implements VisitCounts {
  /** Batched: one statement for all calls of a tick. */
  private readonly counts: DataLoader<number, ClassVisits[]>;

  constructor(private readonly repository: VisitRepository) {
    this.counts = new DataLoader((ids) => repository.countsOf(ids), { cache: false });
  }

  ofPlace(facilityId: number): Promise<ClassVisits[]> {
    return this.counts.load(facilityId);
  }

  ofClasses(classes: readonly PetClass[]): Promise<ReportedPlace[]> {
    return this.repository.decisiveCounts(classes);
  }
}
