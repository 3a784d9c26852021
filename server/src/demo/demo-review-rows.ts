import { type EntityManager, type EntityTarget, In, IsNull, type ObjectLiteral, type QueryDeepPartialEntity } from 'typeorm';
import { Favorite } from '../modules/favorite/favorite.entity';
import type { FileService } from '../modules/file/file.service';
import { Member } from '../modules/member/member.entity';
import { Review } from '../modules/review/review.entity';
import { ReviewImage } from '../modules/review/review-image.entity';
import { ReviewLike } from '../modules/review/review-like.entity';
import { ReviewTag } from '../modules/review/review-tag.entity';
import { Tag } from '../modules/review/tag.entity';
import { VisitReport } from '../modules/visit/visit-report.entity';
import { seoulDate } from '../shared/text/seoul-time';
import { DEMO_ACCOUNTS, emailOf, idOf } from './demo-accounts';
import type { DemoContent, DemoReview } from './demo-content';
import { DAY_MS, momentOf } from './demo-moment';

type Received = Parameters<FileService['saveForMany']>[1][number][number];
type Take = (drawing: string) => Received;

interface RowParts {
  files: FileService;
  now: Date;
  passwordHash: string;
  content: DemoContent;
}

export interface DatedReview extends DemoReview {
  insertedAt: Date;
}

/** Inserted reviews with their ids. */
type Written = readonly (readonly [id: number, DatedReview])[];

/** Before the first review. */
const JOINED_DAYS_AGO = 560;
/** Keeps an INSERT below the 65,535 parameters of the Postgres protocol. */
const ROWS_PER_INSERT = 2_000;

/** Writes rows of content/demo in few statements in the caller's transaction. */
export class DemoReviewRows {
  private constructor(
    private readonly manager: EntityManager,
    private readonly parts: RowParts,
    private readonly memberIds: ReadonlyMap<string, number>,
    private readonly placeIds: ReadonlyMap<string, number>,
  ) {}

  /** Adds the members. Skips those whose name is taken, with all their content. */
  static async open(
    manager: EntityManager,
    parts: RowParts,
    places: readonly { id: number; name: string }[],
  ): Promise<DemoReviewRows> {
    const joined = (index: number) => new Date(parts.now.getTime() - (JOINED_DAYS_AGO + index * 5) * DAY_MS);
    const rows = parts.content.members().map(({ id, nickName, info }, index) => ({
      ...{ email: emailOf(id), nickName, info, passwordHash: parts.passwordHash, isDemo: true },
      ...{ insertedAt: joined(index), termsAgreedAt: joined(index) },
    }));
    await manager.createQueryBuilder().insert().into(Member).values(rows).orIgnore().execute();
    await manager
      .createQueryBuilder()
      .update(Member)
      .set({
        isDemo: true,
        insertedAt: () => 'least(inserted_at, :joinedAt)',
        termsAgreedAt: () => 'least(terms_agreed_at, :joinedAt)',
      })
      .where('lower(email) IN (:...emails)', { emails: DEMO_ACCOUNTS.map(({ email }) => email), joinedAt: joined(0) })
      .execute();
    const members = await manager.find(Member, { select: { id: true, email: true }, where: { isDemo: true } });
    const memberIds = new Map(members.map((member) => [idOf(member), member.id]));
    return new DemoReviewRows(manager, parts, memberIds, new Map(places.map(({ id, name }) => [name, id])));
  }

  async addReviews(reviews: readonly DatedReview[]): Promise<Written> {
    const written = reviews.flatMap((review) => {
      const ids = this.idsOf({ ...review, member: review.author });
      return ids ? [{ review, ids }] : [];
    });
    const rows = written.map(({ review: { content, rating, insertedAt }, ids }) => ({ ...ids, content, rating, insertedAt }));
    const identifiers = await this.insert(Review, rows);
    return written.map(({ review }, index) => [identifiers[index]?.id as number, review]);
  }

  async addImages(written: Written, take: Take): Promise<void> {
    const received = written.map(([, { pictures }]) => pictures.map(take));
    const fileIds = await this.parts.files.saveForMany(this.manager, received);
    const reviewIds = written.flatMap(([reviewId, { pictures }]) => pictures.map(() => reviewId));
    await this.insert(
      ReviewImage,
      fileIds.map((fileId, index) => ({ fileId, reviewId: reviewIds[index]! })),
    );
  }

  async addTags(written: Written): Promise<void> {
    const names = [...new Set(written.flatMap(([, { tags }]) => tags))];
    if (names.length === 0) return;
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(Tag)
      .values(names.map((name) => ({ name })))
      .orIgnore()
      .execute();
    const tagIds = new Map((await this.manager.find(Tag)).map(({ id, name }) => [name, id]));
    const rows = written.flatMap(([reviewId, { tags }]) =>
      tags.map((name, position) => ({ reviewId, tagId: tagIds.get(name)!, position })),
    );
    await this.insert(ReviewTag, rows);
  }

  /** More likes soon after the review than later. */
  async addLikes(written: Written): Promise<void> {
    const now = this.parts.now.getTime();
    const rows = written.flatMap(([reviewId, { likedBy, insertedAt }]) =>
      likedBy.flatMap((member, index) => {
        const span = (now - insertedAt.getTime()) * ((index + 1) / (likedBy.length + 1)) ** 4;
        const memberId = this.memberIds.get(member);
        return memberId ? [{ reviewId, memberId, insertedAt: new Date(insertedAt.getTime() + Math.floor(span)) }] : [];
      }),
    );
    await this.insert(ReviewLike, rows);
  }

  async addFavorites(): Promise<void> {
    const rows = this.parts.content.favorites().flatMap((favorite) => {
      const ids = this.idsOf(favorite);
      return ids ? [{ ...ids, insertedAt: momentOf(favorite, this.parts.now) }] : [];
    });
    await this.insert(Favorite, rows);
  }

  async addVisits(): Promise<void> {
    const rows = this.parts.content.visits().flatMap((visit) => {
      const { outcome, condition: conditionKind, pets } = visit;
      const ids = this.idsOf(visit);
      const reportedAt = momentOf(visit, this.parts.now);
      return ids ? [{ ...ids, outcome, conditionKind, pets, reportedAt, visitedOn: seoulDate(reportedAt) }] : [];
    });
    await this.insert(VisitReport, rows);
  }

  /** Adds pictures for members without one. Raw: one UPDATE with a different value for each row. */
  async addPortraits(portraits: ReadonlyMap<string, string>, take: Take): Promise<void> {
    const ids = [...portraits.keys()].flatMap((member) => this.memberIds.get(member) ?? []);
    const without = await this.manager.find(Member, {
      select: { id: true, email: true },
      where: { id: In(ids), profileImageId: IsNull() },
      order: { id: 'ASC' },
    });
    const fileIds = await this.parts.files.saveForMany(
      this.manager,
      without.map((member) => [take(portraits.get(idOf(member))!)]),
    );
    await this.manager.query(
      'UPDATE member SET profile_image_id = file_id FROM unnest($1::int[], $2::int[]) AS portrait (id, file_id) WHERE member.id = portrait.id',
      [without.map(({ id }) => id), fileIds],
    );
  }

  /** Planner statistics for the first page. Raw: ANALYZE. */
  async analyze(): Promise<void> {
    await this.manager.query(
      'ANALYZE review, review_image, review_like, review_tag, tag, favorite, visit_report, facility_rating, member, stored_file',
    );
  }

  /** Null if the member or the place is missing. */
  private idsOf({ member, place }: { member: string; place: string }) {
    const [memberId, facilityId] = [this.memberIds.get(member), this.placeIds.get(place)];
    return memberId && facilityId ? { memberId, facilityId } : null;
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
