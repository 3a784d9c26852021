import type { EntityManager, EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';
import { Favorite } from '../modules/favorite/favorite.entity';
import type { FileService } from '../modules/file/file.service';
import { Member } from '../modules/member/member.entity';
import { Review } from '../modules/review/review.entity';
import { ReviewImage } from '../modules/review/review-image.entity';
import { ReviewLike } from '../modules/review/review-like.entity';
import { ReviewReport } from '../modules/review/review-report.entity';
import { ReviewTag } from '../modules/review/review-tag.entity';
import { Tag } from '../modules/review/tag.entity';
import { VisitReport } from '../modules/visit/visit-report.entity';
import { DEMO_ACCOUNTS } from './demo-accounts';
import type { PlannedFavorite } from './demo-favorites';
import { DEMO_MEMBERS, type DemoMember } from './demo-members';
import type { PlannedReview } from './demo-review-plan';
import type { PlannedVisit } from './demo-visits';
import { REPORT_REASONS } from './reviews/common-words';

type Received = Parameters<FileService['saveForMany']>[1][number];

interface RowParts {
  files: FileService;
  now: Date;
  passwordHash: string;
}

const DAY_MS = 86_400_000;
/** Nobody joined after the first review. */
const JOINED_DAYS_AGO = 560;
/** Their parameters stay far below the 65,535 that a statement may have. */
const ROWS_PER_INSERT = 2_000;

/** Writes what was planned, in few statements, with the caller's transaction. */
export class DemoReviewRows {
  private constructor(
    private readonly manager: EntityManager,
    private readonly parts: RowParts,
    /** By e-mail, in lower case. */
    private readonly memberIds: ReadonlyMap<string, number>,
  ) {}

  /** Adds the members. One whose name somebody has taken meanwhile stays out, with all that it would have written. */
  static async open(manager: EntityManager, parts: RowParts): Promise<DemoReviewRows> {
    const joined = (index: number) => new Date(parts.now.getTime() - (JOINED_DAYS_AGO + index * 5) * DAY_MS);
    const rows = DEMO_MEMBERS.map(({ email, nickName, info }, index) => ({
      ...{ email, nickName, info, passwordHash: parts.passwordHash, isDemo: true },
      ...{ insertedAt: joined(index), termsAgreedAt: joined(index) },
    }));
    await manager.createQueryBuilder().insert().into(Member).values(rows).orIgnore().execute();
    await manager.query(
      `UPDATE member SET is_demo = true, inserted_at = least(inserted_at, $2), terms_agreed_at = least(terms_agreed_at, $2)
       WHERE lower(email) = ANY ($1)`,
      [DEMO_ACCOUNTS.map(({ email }) => email), joined(0)],
    );
    const members = await manager.find(Member, { select: { id: true, email: true }, where: { isDemo: true } });
    return new DemoReviewRows(manager, parts, new Map(members.map(({ id, email }) => [email.toLowerCase(), id])));
  }

  /** @returns ids in the order of the reviews; null for those of whom there is no author */
  async addReviews(reviews: readonly PlannedReview[]): Promise<(number | null)[]> {
    const written = reviews.filter(({ author }) => this.memberIds.has(author.email));
    const ids = await this.insert(
      Review,
      written.map(({ facilityId, author, content, rating, insertedAt }) => ({
        ...{ facilityId, content, rating, insertedAt },
        memberId: this.memberIds.get(author.email)!,
      })),
    );
    const byReview = new Map(written.map((review, index) => [review, ids[index]?.id as number]));
    return reviews.map((review) => byReview.get(review) ?? null);
  }

  async addImages(ids: readonly (number | null)[], images: readonly Received[]): Promise<void> {
    const kept = images.flatMap((received, index) => (ids[index] ? [{ reviewId: ids[index], received }] : []));
    const fileIds = await this.parts.files.saveForMany(
      this.manager,
      kept.map(({ received }) => received),
    );
    const reviewIds = kept.flatMap(({ reviewId, received }) => received.map(() => reviewId));
    await this.insert(
      ReviewImage,
      fileIds.map((fileId, index) => ({ fileId, reviewId: reviewIds[index]! })),
    );
  }

  async addTags(ids: readonly (number | null)[], reviews: readonly PlannedReview[]): Promise<void> {
    const names = [...new Set(reviews.flatMap(({ tags }) => tags))];
    if (names.length === 0) return;
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(Tag)
      .values(names.map((name) => ({ name })))
      .orIgnore()
      .execute();
    const tagIds = new Map((await this.manager.find(Tag)).map(({ id, name }) => [name, id]));
    const rows = reviews.flatMap(({ tags }, index) =>
      tags.map((name, position) => ({ reviewId: ids[index] ?? 0, tagId: tagIds.get(name)!, position })),
    );
    await this.insert(
      ReviewTag,
      rows.filter(({ reviewId }) => reviewId > 0),
    );
  }

  async addLikes(ids: readonly (number | null)[], reviews: readonly PlannedReview[]): Promise<void> {
    const rows = reviews.flatMap(({ likes }, index) =>
      likes.map(({ email, insertedAt }) => ({
        reviewId: ids[index] ?? 0,
        memberId: this.memberIds.get(email) ?? 0,
        insertedAt,
      })),
    );
    await this.insert(
      ReviewLike,
      rows.filter(({ reviewId, memberId }) => reviewId > 0 && memberId > 0),
    );
  }

  /** Each rude review was reported, the first by two. */
  async addReports(ids: readonly (number | null)[], reviews: readonly PlannedReview[]): Promise<void> {
    const rude = reviews.flatMap((review, index) => (review.isRude && ids[index] ? [{ review, reviewId: ids[index] }] : []));
    const reporters = [...this.memberIds].filter(
      ([email]) => !DEMO_ACCOUNTS.some((account) => account.isAdmin && account.email === email),
    );
    const rows = rude.flatMap(({ review, reviewId }, index) =>
      reporters
        .filter(([email]) => email !== review.author.email)
        .slice(index * 2, index === 0 ? 2 : 3)
        .map(([, reporterId], turn) => ({
          ...{ reviewId, reporterId, reason: REPORT_REASONS[(index * 2 + turn) % REPORT_REASONS.length] },
          reportedAt: new Date(Math.min(this.parts.now.getTime(), review.insertedAt.getTime() + (turn + 1) * DAY_MS)),
        })),
    );
    await this.insert(ReviewReport, rows);
  }

  addFavorites(favorites: readonly PlannedFavorite[]): Promise<unknown> {
    return this.insert(Favorite, this.ofMembers(favorites));
  }

  addVisits(visits: readonly PlannedVisit[]): Promise<unknown> {
    return this.insert(VisitReport, this.ofMembers(visits));
  }

  /** A picture for each of the members that has none. */
  async addPortraits(members: readonly DemoMember[], pictures: Received): Promise<void> {
    const ids = members.flatMap(({ email }) => this.memberIds.get(email) ?? []);
    const without = await this.manager.query<{ id: number }[]>(
      'SELECT id FROM member WHERE id = ANY ($1) AND profile_image_id IS NULL ORDER BY id',
      [ids],
    );
    const fileIds = await this.parts.files.saveForMany(
      this.manager,
      without.map((_, index) => [pictures[index]!]),
    );
    await this.manager.query(
      'UPDATE member SET profile_image_id = file_id FROM unnest($1::int[], $2::int[]) AS given (id, file_id) WHERE member.id = given.id',
      [without.map(({ id }) => id), fileIds],
    );
  }

  /** Figures for the planner in time for the first page. */
  async analyze(): Promise<void> {
    await this.manager.query(
      'ANALYZE review, review_image, review_like, review_tag, tag, favorite, visit_report, facility_rating, member, stored_file',
    );
  }

  private ofMembers<Plan extends { email: string }>(plans: readonly Plan[]) {
    return plans.flatMap(({ email, ...rest }) => {
      const memberId = this.memberIds.get(email);
      return memberId === undefined ? [] : [{ ...rest, memberId }];
    });
  }

  private async insert<Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    rows: readonly QueryDeepPartialEntity<Row>[],
  ): Promise<ObjectLiteral[]> {
    const identifiers: ObjectLiteral[] = [];
    for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
      identifiers.push(...(await this.manager.insert(entity, rows.slice(start, start + ROWS_PER_INSERT))).identifiers);
    return identifiers;
  }
}
