import 'reflect-metadata';
import { join } from 'node:path';
import { noLimiter } from '../src/adapters/rate-limit/postgres-limiter';
import { DiskStorage } from '../src/adapters/storage/disk-storage';
import { createDataSource } from '../src/database/data-source';
import { FacilityRepository } from '../src/modules/facility/facility.repository';
import { EntryService } from '../src/modules/facility/entry.service';
import { OpeningHoursService } from '../src/modules/facility/opening-hours.service';
import { Readings } from '../src/modules/facility/readings.repository';
import { FacilityService } from '../src/modules/facility/facility.service';
import { FileService } from '../src/modules/file/file.service';
import { MemberService } from '../src/modules/member/member.service';
import { PasswordService } from '../src/modules/member/password.service';
import { SuspendedIdentities } from '../src/modules/member/suspended-identities';
import { SessionService } from '../src/modules/member/session.service';
import { ReviewService } from '../src/modules/review/review.service';
import { VisitRepository } from '../src/modules/visit/visit.repository';
import { VisitCountsService } from '../src/modules/visit/visit-counts.service';
import { createLogger } from '../src/shared/logger';
import type { Viewer } from '../src/shared/viewer';
import { pictureOf, uploadOf } from './pictures';

/** What the process says on a line of its own: what it begins with a review, and what is surely done. */
export type WriterEvent =
  { begun: 'update' | 'delete'; id: number } | { done: 'create' | 'update' | 'delete'; id: number; images: string[] };

const SIDE_BY_SIDE = 3;

/**
 * A process that writes, changes and deletes reviews with pictures until somebody kills it (review-crash.spec.ts).
 * Arguments: address of the database, data folder, ids of member and place.
 */
async function main([databaseUrl = '', dataDir = '', memberId = '', facilityId = '']: string[]): Promise<void> {
  const dataSource = await createDataSource(databaseUrl).initialize();
  const files = new FileService({
    dataSource,
    storage: new DiskStorage(join(dataDir, 'files')),
    stagingDir: join(dataDir, 'inbox'),
    log: createLogger('silent'),
  });
  const sessions = new SessionService(dataSource, 'nobody signs in here');
  const members = new MemberService({
    ...{ dataSource, sessions, files, limiter: noLimiter, passwords: new PasswordService() },
    suspendedIdentities: new SuspendedIdentities('nobody withdraws here'),
  });
  const noHolidays = () => Promise.resolve(new Map<string, string>());
  const facilities = new FacilityService(new FacilityRepository(dataSource), {
    hours: new OpeningHoursService(new Readings(dataSource, 'opening_schedule'), noHolidays),
    entry: new EntryService(
      new Readings(dataSource, 'entry_policy'),
      noHolidays,
      new VisitCountsService(new VisitRepository(dataSource)),
    ),
  });
  const reviews = new ReviewService({ dataSource, facilities, members, files });
  const viewer: Viewer = { memberId: Number(memberId), email: '', isAdmin: false, suspension: null, sessionId: '' };
  const picture = await pictureOf('jpeg', 8, 8);
  const pictures = (...names: string[]) => names.map((name) => Promise.resolve(uploadOf(picture, name)));
  const selection = new Set(['images']);
  const write = async (round: number) => {
    const content = `${round}번째 산책`;
    const input = { facilityId, content, rating: 5, images: pictures('a.jpg', 'b.jpg') };
    const { id, images } = await reviews.create(input, viewer, selection);
    report({ done: 'create', id, images: images.map(({ name }) => name) });
    report({ begun: 'update', id });
    const change = { id: String(id), images: pictures('c.jpg'), removedImageNames: ['a.jpg'] };
    const changed = await reviews.update(change, viewer, selection);
    report({ done: 'update', id, images: changed.images.map(({ name }) => name) });
    if (round % 2 === 0) return;
    report({ begun: 'delete', id });
    await reviews.remove({ id: String(id) }, viewer);
    report({ done: 'delete', id, images: [] });
  };
  const keepWriting = async () => {
    for (let round = 0; ; round++) {
      await write(round);
      // A fast machine would use a member's day up before it is killed.
      await dataSource.query('DELETE FROM file_usage');
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, keepWriting));
}

const report = (event: WriterEvent) => process.stdout.write(`${JSON.stringify(event)}\n`);

void main(process.argv.slice(2));
