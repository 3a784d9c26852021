import DataLoader from 'dataloader';
import type { PetClass } from '@baldojang/rules/entry/pet-class';
import type { ClassVisits } from '@baldojang/rules/entry/visits';
import type { ReportedPlace, VisitCounts } from '../facility/entry.service';
import type { VisitRepository } from './visit.repository';

/** Owns the report counts that decide whether pets may enter. Not cached: a report counts from the next request on. */
export class VisitCountsService implements VisitCounts {
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
