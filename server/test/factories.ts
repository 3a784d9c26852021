import type { DataSource } from 'typeorm';
import { Board } from '../src/modules/board/board.entity';
import { Comment } from '../src/modules/board/comment.entity';
import { Holiday } from '../src/modules/calendar/holiday.entity';
import { FacilitySource } from '../src/modules/facility/facility-source.entity';
import { PUBLIC_DATA_COLUMNS } from '../src/modules/facility/import/public-data-columns';
import { FacilityCorrection } from '../src/modules/facility/facility-correction.entity';
import { CorrectionProposal } from '../src/modules/correction/correction-proposal.entity';
import { Facility } from '../src/modules/facility/facility.entity';
import { Member } from '../src/modules/member/member.entity';
import { PasswordService } from '../src/modules/member/password.service';
import { Review } from '../src/modules/review/review.entity';
import { ReviewTag } from '../src/modules/review/review-tag.entity';
import { Tag } from '../src/modules/review/tag.entity';
import { VisitReport } from '../src/modules/visit/visit-report.entity';
import { Inquiry } from '../src/modules/support/inquiry.entity';
import { countFacilities } from '../src/modules/facility/facility-counts.repository';
import { searchColumnsOf } from './search-columns';
import { readAllTexts } from '../src/modules/facility/source-texts.repository';
import { seoulDate } from '../src/shared/text/seoul-time';
import { PetType } from '../src/shared/pet-type';
import type { BlindingColumns } from '../src/shared/blinding';
import type { Viewer } from '../src/shared/viewer';

let count = 0;

/** A place in Seoul that admits every pet; a test names what it is about. */
export async function makeFacility(dataSource: DataSource, facts: Partial<Facility> = {}): Promise<Facility> {
  count += 1;
  const facility = {
    name: `발자국 카페 ${count}`,
    category1: '반려동물업',
    category2: '반려동물식당카페',
    category3: '카페',
    sidoName: '서울특별시',
    sigunguName: '마포구',
    latitude: 37.55,
    longitude: 126.92,
    roadAddress: null,
    jibunAddress: null,
    roadName: null,
    bunji: null,
    allowedPetSize: '모두 가능',
    description: null,
    petFriendly: true,
    petTypes: [PetType.DOG, PetType.CAT, PetType.OTHER],
    sourceKey: `factory-${count}`,
    ...facts,
  };
  const made = await dataSource.getRepository(Facility).save({ ...searchColumnsOf(facility), ...facility });
  await dataSource.transaction(async (transaction) => {
    await readAllTexts(transaction);
    // Kinds of pet that a test names stand for texts that it does not.
    if (facts.petTypes) await transaction.update(Facility, made.id, { petTypes: facts.petTypes });
    await countFacilities(transaction);
  });
  return made;
}

/** What members of the factory type to sign in. */
export const PASSWORD = 'Gaenari-7!';
let passwordHash: Promise<string> | undefined;

/** A member with PASSWORD, or with `kakaoId` a Kakao member without one. */
export async function makeMember(dataSource: DataSource, facts: Partial<Member> = {}): Promise<Member> {
  count += 1;
  passwordHash ??= new PasswordService().hash(PASSWORD);
  const repository = dataSource.getRepository(Member);
  const { id } = await repository.save({
    email: `member${count}@baldojang.example`,
    nickName: `발도장${count}`,
    passwordHash: facts.kakaoId ? null : await passwordHash,
    ...facts,
  });
  return repository.findOneByOrFail({ id });
}

/** The member as `app.as` takes it, without a sign-in. */
export function viewerOf({ id, email, isAdmin }: Member): Viewer {
  return { memberId: id, email, isAdmin, suspension: null, sessionId: '00000000-0000-4000-8000-000000000000' };
}

interface ReviewFacts
  extends Partial<Pick<Review, 'facilityId' | 'memberId' | 'content' | 'rating' | 'insertedAt'>>, Partial<BlindingColumns> {
  /** As stored: without `#`, in lower case. */
  tagNames?: string[];
}

/** A five-star review, by default of a new place and member. Without pictures: those are uploaded through GraphQL. */
export async function makeReview(dataSource: DataSource, { tagNames = [], ...facts }: ReviewFacts = {}): Promise<Review> {
  const facilityId = facts.facilityId ?? (await makeFacility(dataSource)).id;
  const memberId = facts.memberId ?? (await makeMember(dataSource)).id;
  count += 1;
  const { id } = await dataSource
    .getRepository(Review)
    .save({ content: `산책하기 좋아요 ${count}`, rating: 5, ...facts, facilityId, memberId });
  for (const [position, name] of tagNames.entries()) {
    const tags = dataSource.getRepository(Tag);
    const tag = (await tags.findOneBy({ name })) ?? (await tags.save({ name }));
    await dataSource.getRepository(ReviewTag).insert({ reviewId: id, tagId: tag.id, position });
  }
  return dataSource.getRepository(Review).findOneByOrFail({ id });
}

/** A report that a small dog was let in today. Creates a place and a member unless `facts` names them. */
export async function makeVisitReport(dataSource: DataSource, facts: Partial<VisitReport> = {}): Promise<VisitReport> {
  const facilityId = facts.facilityId ?? (await makeFacility(dataSource)).id;
  const memberId = facts.memberId ?? (await makeMember(dataSource)).id;
  const repository = dataSource.getRepository(VisitReport);
  const visit = { visitedOn: seoulDate(new Date()), outcome: 'ENTERED', pets: [{ species: 'DOG', size: 'SMALL' }] } as const;
  const { id } = await repository.save({ ...visit, ...facts, facilityId, memberId } as VisitReport);
  return repository.findOneByOrFail({ id });
}

type BoardFacts = Partial<Pick<Board, 'id' | 'title' | 'content' | 'isPrivate' | 'memberId' | 'insertedAt'>>;

/** An announcement, by default of a new administrator. Without files: those are uploaded through GraphQL. */
export async function makeBoard(dataSource: DataSource, facts: BoardFacts = {}): Promise<Board> {
  const memberId = facts.memberId ?? (await makeMember(dataSource, { isAdmin: true })).id;
  count += 1;
  const repository = dataSource.getRepository(Board);
  const { id } = await repository.save({ title: `공지 ${count}`, content: '점검을 합니다.', ...facts, memberId });
  return repository.findOneByOrFail({ id });
}

type CommentFacts = Partial<Pick<Comment, 'boardId' | 'memberId' | 'content' | 'insertedAt'>> & Partial<BlindingColumns>;

/** A comment, by default on a new announcement and by a new member. */
export async function makeComment(dataSource: DataSource, facts: CommentFacts = {}): Promise<Comment> {
  const boardId = facts.boardId ?? (await makeBoard(dataSource)).id;
  const memberId = facts.memberId ?? (await makeMember(dataSource)).id;
  count += 1;
  const repository = dataSource.getRepository(Comment);
  const { id } = await repository.save({ content: `알겠습니다 ${count}`, ...facts, boardId, memberId });
  return repository.findOneByOrFail({ id });
}

type InquiryFacts = Partial<Pick<Inquiry, 'email' | 'subject' | 'message' | 'memberId' | 'aboutKind' | 'aboutId' | 'insertedAt'>>;

/** An inquiry, by default of a visitor. */
export async function makeInquiry(dataSource: DataSource, facts: InquiryFacts = {}): Promise<Inquiry> {
  count += 1;
  const repository = dataSource.getRepository(Inquiry);
  const { id } = await repository.save({
    email: `visitor${count}@baldojang.example`,
    subject: `문의 ${count}`,
    message: '언제 문을 여나요?',
    ...facts,
  });
  return repository.findOneByOrFail({ id });
}

/** A holiday, by default entered by an administrator; a test sets its date. */
export async function makeHoliday(dataSource: DataSource, facts: Pick<Holiday, 'date'> & Partial<Holiday>): Promise<Holiday> {
  const repository = dataSource.getRepository(Holiday);
  const { id } = await repository.save({ name: '쉬는 날', ...facts });
  return repository.findOneByOrFail({ id });
}

/** The source row from which an import would have made the place. */
export async function makeSource(dataSource: DataSource, facility: Facility): Promise<void> {
  const cells: [string, string][] = Object.entries(PUBLIC_DATA_COLUMNS).map(([field, column]) => {
    const value = facility[field as keyof typeof PUBLIC_DATA_COLUMNS] ?? null;
    return [column, typeof value === 'boolean' ? (value ? 'Y' : 'N') : String(value ?? '')];
  });
  await dataSource.getRepository(FacilitySource).save({ facilityId: facility.id, cells: Object.fromEntries(cells) });
}

/** A visitor's proposal of other hours, by default of a new place with a source row. */
export async function makeProposal(dataSource: DataSource, facts: Partial<CorrectionProposal> = {}): Promise<CorrectionProposal> {
  const repository = dataSource.getRepository(Facility);
  const facility = facts.facilityId
    ? await repository.findOneByOrFail({ id: facts.facilityId })
    : await makeFacility(dataSource, { roadAddress: '서울특별시 마포구 발자국로 7' });
  await makeSource(dataSource, facility);
  const { id } = await dataSource.getRepository(CorrectionProposal).save({
    ...({ field: 'HOURS', value: '매일 10:00~20:00', source: '가게 앞 안내문을 봤어요.' } as const),
    ...facts,
    facilityId: facility.id,
  });
  return dataSource.getRepository(CorrectionProposal).findOneByOrFail({ id });
}

/** An accepted correction from which a newer edition differs. The place's row keeps the data's value. */
export async function makeConflict(
  dataSource: DataSource,
  facts: Pick<FacilityCorrection, 'facilityId'> & Partial<FacilityCorrection>,
): Promise<void> {
  await dataSource.getRepository(FacilityCorrection).save({
    ...({ field: 'HOURS', value: '매일 10:00~20:00', source: '가게 앞 안내문을 봤어요.' } as const),
    ...{ dataValue: '매일 11:00~19:00', conflictSince: new Date() },
    ...facts,
  });
}
