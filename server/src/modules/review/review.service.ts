import { lockActor, lockSuspendedActor } from '../member/member.locks';
import DataLoader from 'dataloader';
import type { DataSource, EntityManager } from 'typeorm';
import { canSeeText } from '../../shared/blinding';
import { answerOf, type SelectedFields } from '../../shared/selected-fields';
import { entityIdOf } from '../../shared/validation/entity-id';
import { AppError } from '../../shared/errors';
import { LIMITS } from '../../shared/validation/limits';
import { assertPageInRange, assertValid } from '../../shared/validation/assertions';
import { seoulDate } from '../../shared/text/seoul-time';
import type { Viewer } from '../../shared/viewer';
import { AuditAction } from '../audit/audit-entry.entity';
import { recordAction } from '../audit/audit.service';
import type { FacilityService } from '../facility/facility.service';
import { canUseFacilitySummary } from '../facility/facility-summary.sql';
import { lockFacility, unknownFacility } from '../facility/facility.locks';
import type { FileService } from '../file/file.service';
import { OwnedFilesService } from '../file/owned-files.service';
import { FileKind } from '../file/stored-file.entity';
import type { MemberService } from '../member/member.service';
import { canUseAuthorSummary } from '../member/author-summary.sql';
import {
  checkAllImages,
  checkContent,
  checkNewImages,
  checkRating,
  checkTagNames,
  cleanTagNames,
  cleanText,
  tagNameOf,
} from './review-checks';
import { Review } from './review.entity';
import { ReviewImage } from './review-image.entity';
import {
  type CreateReviewInput,
  type DeleteReviewInput,
  type ReviewPhotosArgs,
  type ReviewReportsArgs,
  type ReviewsArgs,
  ReviewSort,
  type TagsArgs,
  type UpdateReviewInput,
  type ViewerReviewDaysArgs,
} from './review.input';
import { type LockedReview, lockReview, reviewNotFound, snapshotOf } from './review.locks';
import type { DeletedReview, ReviewDay, ReviewPage, ReviewPhotoPage, ReviewReportPage } from './review.output';
import { canEdit, isAuthor } from './review.policy';
import { type ReviewCriteria, ReviewRepository } from './review.repository';
import type { ReviewStatistics } from './review-row';
import { replaceTags } from './review-tags.sql';
import type { Tag } from './tag.entity';

export interface ReviewServiceParts {
  dataSource: DataSource;
  facilities: FacilityService;
  members: MemberService;
  files: FileService;
}

const ID_ALONE: SelectedFields = new Set(['id']);
const STATISTICS = ['reviewCount', 'averageRating'] satisfies (keyof ReviewStatistics)[];

interface ListSelection {
  page: SelectedFields;
  member: SelectedFields;
  facility: SelectedFields;
}

/** Immutable columns. */
type ReviewKeys = Pick<Review, 'id' | 'facilityId' | 'memberId' | 'blindedAt'>;

/** Owns reviews with their pictures and tags. Not here: likes and reports (their own services). */
export class ReviewService {
  private readonly repository: ReviewRepository;
  private readonly images: OwnedFilesService;
  private readonly statistics: DataLoader<number, ReviewStatistics>;
  private readonly ratings: DataLoader<number, number[]>;

  constructor(private readonly parts: ReviewServiceParts) {
    this.repository = new ReviewRepository(parts.dataSource, parts.files);
    this.images = new OwnedFilesService(parts.files, { entity: ReviewImage, owner: 'reviewId' });
    // No maxBatchSize: an array is one parameter.
    this.statistics = new DataLoader((ids) => this.repository.statisticsOf(ids), { cache: false });
    this.ratings = new DataLoader((ids) => this.repository.countRatings(ids), { cache: false });
  }

  async find(id: string, viewer: Viewer | null): Promise<Review | null> {
    const reviewId = entityIdOf(id);
    return reviewId === null ? null : this.repository.find(reviewId, viewer);
  }

  /**
   * For the result of a mutation.
   * @param manager transaction whose writes must be visible
   * @throws AppError NOT_FOUND
   */
  get(id: number, viewer: Viewer, selection: SelectedFields, manager?: EntityManager): Promise<Review> {
    return answerOf<Review>({ id }, selection, async () => {
      const review = await this.repository.find(id, viewer, manager);
      if (!review) throw reviewNotFound();
      return review;
    });
  }

  /** @param selection fields of the page, and of each review's author and facility */
  async list({ filter, sort, page, size }: ReviewsArgs, viewer: Viewer | null, selection: ListSelection): Promise<ReviewPage> {
    assertPageInRange({ page, size });
    const { facilityId, memberId, tagName } = filter ?? {};
    const owners = [facilityId, memberId].filter((id) => id != null);
    if (sort === ReviewSort.LIKES && owners.length === 0)
      throw new AppError('BAD_USER_INPUT', '좋아요순은 한 장소나 한 회원의 리뷰에서만 볼 수 있습니다.', {
        fieldErrors: { sort: '장소나 회원을 정해 주세요.' },
      });
    // No row can have such an id.
    if (owners.some((id) => entityIdOf(id) === null)) return { items: [], totalCount: 0 };
    const criteria: ReviewCriteria = {
      facilityId: entityIdOf(facilityId ?? '') ?? undefined,
      memberId: entityIdOf(memberId ?? '') ?? undefined,
      tagName: tagNameOf(tagName ?? '') || undefined,
    };
    const writer = canUseAuthorSummary(selection.member);
    const statistics = writer && STATISTICS.some((name) => selection.member.has(name));
    const include = { writer, statistics, facility: canUseFacilitySummary(selection.facility) };
    const isCounted = selection.page.has('totalCount');
    const options = { viewer, sort, offset: page * size, limit: size, isCounted, include };
    return this.repository.list(criteria, options);
  }

  /** In the order of the ids, with authors and places; null for what is gone. */
  async loadMany(ids: readonly number[], viewer: Viewer, manager?: EntityManager): Promise<(Review | null)[]> {
    const include = { writer: true, statistics: false, facility: true };
    const { items } = await this.repository.list(
      { ids: [...new Set(ids)] },
      { viewer, limit: ids.length, isCounted: false, include, manager },
    );
    const byId = new Map(items.map((review) => [review.id, review]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  async listPhotos({ facilityId, page, size }: ReviewPhotosArgs): Promise<ReviewPhotoPage> {
    assertPageInRange({ page, size });
    const id = entityIdOf(facilityId);
    return id === null ? { items: [], totalCount: 0 } : this.repository.listPhotos(id, { offset: page * size, limit: size });
  }

  /** The newest LIMITS.reviewListMax reviews of the period. */
  async listDays({ year, month }: ViewerReviewDaysArgs, viewer: Viewer): Promise<ReviewDay[]> {
    const from = startOfMonth(year, month ?? 1);
    const until = month == null ? startOfMonth(year + 1, 1) : startOfMonth(year, month + 1);
    const options = { viewer, limit: LIMITS.reviewListMax, isCounted: false };
    const { items } = await this.repository.list({ memberId: viewer.memberId, from, until }, options);
    const days = new Map<string, Review[]>();
    for (const review of items.reverse()) {
      const date = seoulDate(review.insertedAt);
      days.set(date, [...(days.get(date) ?? []), review]);
    }
    return [...days].map(([date, reviews]) => ({ date, reviews }));
  }

  /** For review-report.service.ts, which owns reports. */
  listReports({ query, sort, page, size }: ReviewReportsArgs, { memberId }: Viewer): Promise<ReviewReportPage> {
    return this.repository.listReports({ text: query.trim(), sort, offset: page * size, limit: size, viewerId: memberId });
  }

  listTags({ query, limit }: TagsArgs): Promise<Tag[]> {
    return this.repository.listTags(tagNameOf(query), limit);
  }

  /** Batched by a DataLoader. */
  countRatings(facilityId: number): Promise<number[]> {
    return this.ratings.load(facilityId);
  }

  /** Batched by a DataLoader. */
  loadStatistics(memberId: number): Promise<ReviewStatistics> {
    return this.statistics.load(memberId);
  }

  /** Validates everything else before it processes a picture. Idempotent with a `requestKey`. */
  async create({ images, requestKey, ...input }: CreateReviewInput, viewer: Viewer, selection: SelectedFields): Promise<Review> {
    const { files, facilities, dataSource } = this.parts;
    const uploads = images ?? [];
    const values = { content: cleanText(input.content), rating: input.rating };
    const tagNames = cleanTagNames(input.tagNames ?? []);
    assertValid({
      rating: checkRating(values.rating),
      content: checkContent(values.content),
      tagNames: checkTagNames(tagNames),
      images: checkNewImages(uploads.length),
    });
    const facility = await facilities.find(input.facilityId, ID_ALONE);
    if (!facility) throw unknownFacility();
    const existing =
      requestKey == null ? null : await this.findKeys(dataSource.manager, { memberId: viewer.memberId, requestKey });
    if (existing) {
      assertSamePlace(existing, facility.id);
      return this.get(existing.id, viewer, selection);
    }
    const row = { ...values, facilityId: facility.id, memberId: viewer.memberId, requestKey: requestKey ?? null };
    const id = await files.withFiles(uploads, FileKind.IMAGE, (received) =>
      dataSource.transaction(async (manager) => {
        await lockActor(manager, viewer.memberId);
        await lockFacility(manager, facility.id);
        const added = await insertReview(manager, row);
        // A concurrent request with the same key was faster; these files are discarded.
        if (added === null) return (await this.getKeys(manager, row)).id;
        await this.images.add(manager, added, received, { uploaderId: viewer.memberId });
        await replaceTags(manager, added, tagNames);
        return added;
      }),
    );
    return this.get(id, viewer, selection);
  }

  /** Absent fields stay unchanged. Pictures count against the viewer's quota. */
  async update(
    { images, removedImageNames, ...input }: UpdateReviewInput,
    viewer: Viewer,
    selection: SelectedFields,
  ): Promise<Review> {
    const { files, dataSource } = this.parts;
    const uploads = images ?? [];
    const removedNames = removedImageNames ?? [];
    const content = input.content == null ? undefined : cleanText(input.content);
    const rating = input.rating ?? undefined;
    const tagNames = input.tagNames == null ? undefined : cleanTagNames(input.tagNames);
    assertValid({
      rating: rating === undefined ? undefined : checkRating(rating),
      content: content === undefined ? undefined : checkContent(content),
      tagNames: tagNames && checkTagNames(tagNames),
      images: checkNewImages(uploads.length),
    });
    const review = await this.getEditable(input.id, viewer, '리뷰를 수정할 권한이 없습니다.');
    // Checked before pictures are processed, and again under the lock.
    const assertImageCount = (remaining: readonly unknown[]) =>
      assertValid({ images: checkAllImages(remaining.length, uploads.length) });
    assertImageCount((await this.images.split(dataSource.manager, review.id, removedNames)).remaining);
    await files.withFiles(uploads, FileKind.IMAGE, (received) =>
      dataSource.transaction(async (manager) => {
        await lockActor(manager, viewer.memberId);
        await lockFacility(manager, review.facilityId);
        const before = await lockReview(manager, review.id, viewer, 'UPDATE');
        const { remaining, removed } = await this.images.split(manager, review.id, removedNames);
        assertImageCount(remaining);
        if (content !== undefined || rating !== undefined) await manager.update(Review, review.id, { content, rating });
        await this.images.remove(manager, removed);
        const takenNames = remaining.map(({ name }) => name);
        await this.images.add(manager, review.id, received, { uploaderId: viewer.memberId, takenNames });
        if (tagNames) await replaceTags(manager, review.id, tagNames);
        const isChanged = content !== undefined || rating !== undefined || removed.length > 0 || received.length > 0 || tagNames;
        if (isChanged) await auditForeign(manager, AuditAction.UPDATE_REVIEW, before, viewer);
      }),
    );
    await files.processDeletionQueue();
    return this.get(review.id, viewer, selection);
  }

  /** ON DELETE CASCADE deletes likes, reports, tag links and pictures. */
  async remove({ id }: DeleteReviewInput, viewer: Viewer): Promise<DeletedReview> {
    const { files, dataSource } = this.parts;
    const review = await this.getEditable(id, viewer, '리뷰를 삭제할 권한이 없습니다.');
    await dataSource.transaction(async (manager) => {
      await lockSuspendedActor(manager, viewer.memberId);
      await lockFacility(manager, review.facilityId);
      const before = await lockReview(manager, review.id, viewer, 'UPDATE');
      await manager.delete(Review, { id: review.id });
      await auditForeign(manager, AuditAction.DELETE_REVIEW, before, viewer);
    });
    await files.processDeletionQueue();
    return review;
  }

  /** @throws AppError NOT_FOUND, or FORBIDDEN with the text */
  private async getEditable(id: string, viewer: Viewer, refusal: string): Promise<ReviewKeys> {
    const reviewId = entityIdOf(id);
    const review = reviewId === null ? null : await this.findKeys(this.parts.dataSource.manager, { id: reviewId });
    if (!review || !canSeeText(review, viewer)) throw reviewNotFound();
    if (!canEdit(review, viewer)) throw new AppError('FORBIDDEN', refusal);
    return review;
  }

  private findKeys(
    manager: EntityManager,
    where: { id: number } | { memberId: number; requestKey: string },
  ): Promise<ReviewKeys | null> {
    return manager.findOne(Review, { select: { id: true, facilityId: true, memberId: true, blindedAt: true }, where });
  }

  /** @throws AppError NOT_FOUND if it was deleted meanwhile, CONFLICT for one of another place */
  private async getKeys(manager: EntityManager, { memberId, requestKey, facilityId }: NewReview): Promise<ReviewKeys> {
    const existing = requestKey === null ? null : await this.findKeys(manager, { memberId, requestKey });
    if (!existing) throw reviewNotFound();
    assertSamePlace(existing, facilityId);
    return existing;
  }
}

/** @throws AppError CONFLICT if the member used the key for a review of another place */
function assertSamePlace(existing: ReviewKeys, facilityId: number): void {
  if (existing.facilityId !== facilityId)
    throw new AppError('CONFLICT', '같은 요청 이름으로 다른 장소의 리뷰를 이미 썼습니다.', {
      fieldErrors: { requestKey: '새 이름을 보내 주세요.' },
    });
}

type NewReview = Pick<Review, 'facilityId' | 'memberId' | 'content' | 'rating' | 'requestKey'>;

/** Waits for a concurrent insert with the same key. @returns null if the key exists */
async function insertReview(manager: EntityManager, row: NewReview): Promise<number | null> {
  const insert = manager.createQueryBuilder().insert().into(Review).values(row).orIgnore().returning('id').updateEntity(false);
  const rows = (await insert.execute()).raw as { id: number }[];
  return rows[0]?.id ?? null;
}

/** Only changes to reviews of other members are audited. */
async function auditForeign(manager: EntityManager, action: AuditAction, before: LockedReview, viewer: Viewer): Promise<void> {
  if (isAuthor(before, viewer)) return;
  const { id, memberId } = before;
  await recordAction(manager, {
    actorId: viewer.memberId,
    action,
    targetId: id,
    memberId,
    snapshot: await snapshotOf(manager, before),
  });
}

/** In Seoul time; month 13 is January of the next year. */
function startOfMonth(year: number, month: number): Date {
  const first = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 'yyyy-MM-dd'.length);
  return new Date(`${first}T00:00:00+09:00`);
}
