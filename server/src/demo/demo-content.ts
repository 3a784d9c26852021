import { readdirSync, readFileSync } from 'node:fs';
import { join, parse as pathParts } from 'node:path';
import { EntryConditionKind } from '@baldojang/rules/entry/entry-policy';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { CorrectableField } from '../modules/facility/facility-correction.entity';
import { InquiryStatus } from '../modules/support/inquiry.entity';
import { VisitOutcome } from '../modules/visit/visit-report.entity';
import { CONTENT_DIR } from '../shared/content-dir';
import { FACILITY_CATEGORIES } from '../shared/facility-category';
import { PetSize, PetSpecies } from '../shared/pet-species';
import { REGIONS } from '../shared/text/region';
import { AUDIT_RULES } from '../shared/validation/audit-rules';
import { BOARD_RULES } from '../shared/validation/board-rules';
import { CORRECTION_RULES } from '../shared/validation/correction-rules';
import { MEMBER_RULES } from '../shared/validation/member-rules';
import { REVIEW_RULES } from '../shared/validation/review-rules';
import { SUPPORT_RULES } from '../shared/validation/support-rules';
import { DEMO_ACCOUNTS, idOf } from './demo-accounts';

const text = (max: number) => z.string().trim().min(1).max(max);
const nickName = z.string().regex(new RegExp(MEMBER_RULES.nickName.pattern));
const words = z.string().transform((cell) => cell.split(' ').filter(Boolean));
const isOneOf = (names: readonly string[], file: string) => {
  const allowed = new Set(names);
  return z.string().refine((name) => allowed.has(name), `not in ${file}`);
};
const areSomeOf = (names: readonly string[], file: string) => words.pipe(z.array(isOneOf(names, file)));

/** Columns of the public data without derived ones. Addresses, telephones and links must not be real. */
const placeRow = z
  .object({
    시설명: z.string().min(1),
    카테고리3: z.enum(Object.values(FACILITY_CATEGORIES).flat()),
    '시도 명칭': z.enum(REGIONS.map(({ name }) => name)),
    번지: z.string().regex(/^9\d{3}(-\d+)?$/, 'no lot number above 9000'),
    전화번호: z.string().regex(/^(0\d{1,2}-0{3,4}-\d{4})?$/, 'no exchange of zeros'),
    홈페이지: z
      .string()
      .regex(/^(((^|, )(https?:\/\/)?[\w.-]+\.example(\.(com|net|org))?(\/[\w/-]*)?)+|[^.]+)$/, 'no name reserved for examples'),
  })
  .catchall(z.string());

/** Days ago; days ago within the current month; or the last occurrence of a date. */
const dated = {
  day: z.string().regex(/^(\d+( this month)?|\d\d-\d\d)$/),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
};

const memberEntry = z.strictObject({
  id: z.string().regex(/^walker\d\d$/),
  nickName,
  info: z.string().max(MEMBER_RULES.info.signUpMax),
  pet: z.strictObject({ species: z.enum(PetSpecies), size: z.enum(PetSize) }),
  portrait: z.string().optional(),
});

const boardEntry = z.strictObject({
  /** Relative to the first start. */
  when: z.union([
    z.strictObject({ hoursAgo: z.number().positive() }),
    z.strictObject({ daysAgo: z.number().positive() }),
    z.strictObject({ month: z.int().min(1).max(12), day: z.int().min(1).max(31) }),
  ]),
  title: text(BOARD_RULES.title.max),
  content: text(BOARD_RULES.content.max),
  isPrivate: z.boolean().optional(),
  /** `from` is a file of this folder; a drawing becomes a photo. */
  files: z.array(z.strictObject({ name: z.string(), from: z.string() })),
  /** Oldest first. */
  comments: z.array(z.strictObject({ nickName, content: text(BOARD_RULES.comment.max) })),
});

export type DemoPlace = z.infer<typeof placeRow>;
export type DemoReview = ReturnType<DemoContent['reviews']>[number];
export type DemoBoard = z.infer<typeof boardEntry>;
export type Dated = z.infer<z.ZodObject<typeof dated>>;

/**
 * Reads and validates `content/demo`.
 * @throws Error naming file, row (as in a spreadsheet) and field of the first invalid one
 */
export class DemoContent {
  constructor(private readonly dir = join(CONTENT_DIR, 'demo')) {}

  places() {
    return this.rows('places.csv', placeRow);
  }

  members() {
    return this.json('members.json', z.array(memberEntry));
  }

  reviews() {
    const tag = z.string().regex(new RegExp(REVIEW_RULES.tags.pattern)).max(REVIEW_RULES.tags.nameMax).lowercase();
    const row = z.strictObject({
      ...{ place: this.placeName(), author: this.memberId(), ...dated },
      rating: z.coerce.number<string>().pipe(z.int().min(REVIEW_RULES.rating.min).max(REVIEW_RULES.rating.max)),
      content: z.string().min(1).max(REVIEW_RULES.content.max),
      tags: words.pipe(z.array(tag).max(REVIEW_RULES.tags.max)),
      pictures: areSomeOf(this.drawings('pictures'), 'pictures').pipe(z.array(z.string()).max(REVIEW_RULES.images.max)),
      /** In the order of time. */
      likedBy: areSomeOf(this.memberIds(), 'members.json'),
    });
    return this.rows('reviews.csv', row);
  }

  favorites() {
    return this.rows('favorites.csv', z.strictObject({ member: this.memberId(), place: this.placeName(), ...dated }));
  }

  visits() {
    const pets = new Map(this.members().map(({ id, pet }) => [id, pet]));
    const row = z.strictObject({
      ...{ member: isOneOf([...pets.keys()], 'members.json'), place: this.placeName(), ...dated },
      outcome: z.enum(VisitOutcome),
      condition: z.union([z.enum(EntryConditionKind), z.literal('').transform(() => null)]),
    });
    return this.rows('visits.csv', row).map((visit) => ({ ...visit, pets: [pets.get(visit.member)!] }));
  }

  boards() {
    return this.json('announcements.json', z.array(boardEntry));
  }

  adminQueue() {
    const [place, daysAgo] = [this.placeName(), z.number().positive()];
    const review = { place, author: this.memberId() };
    const inquiry = z.strictObject({
      ...{ nickName, daysAgo, subject: text(SUPPORT_RULES.subject.max), message: text(SUPPORT_RULES.message.max) },
      /** Sent without signing in, with the member's e-mail. */
      isVisitor: z.boolean().optional(),
      /** A place, or the author's review of it. */
      about: z.strictObject({ place, author: review.author.optional() }).optional(),
      status: z.enum(InquiryStatus).optional(),
      answer: text(SUPPORT_RULES.answer.max).optional(),
      note: text(SUPPORT_RULES.note.max).optional(),
    });
    const decision = { daysAgo, reason: text(AUDIT_RULES.reason.max) };
    const correction = z.strictObject({
      ...{ nickName, daysAgo, place, field: z.enum(CorrectableField) },
      ...{ value: text(CORRECTION_RULES.value.textMax), source: text(CORRECTION_RULES.source.max) },
      accepted: z
        .strictObject({ ...decision, conflict: z.strictObject({ daysAgo, cells: z.record(z.string(), z.string()) }).optional() })
        .optional(),
      refused: z.strictObject(decision).optional(),
    });
    const report = { reporter: nickName, daysAgo };
    return this.json(
      'admin-queue.json',
      z.strictObject({
        inquiries: z.array(inquiry),
        reports: z.array(z.strictObject({ ...report, ...review, reason: text(REVIEW_RULES.report.reasonMax) })),
        commentReports: z.array(
          z.strictObject({ ...report, board: z.string(), author: review.author, reason: text(BOARD_RULES.report.reasonMax) }),
        ),
        blindings: z.array(z.strictObject({ ...review, daysAgo, reason: text(AUDIT_RULES.reason.max) })),
        suspensions: z.array(
          z.strictObject({ member: review.author, daysAgo, days: z.int().positive(), reason: text(AUDIT_RULES.reason.max) }),
        ),
        corrections: z.array(correction),
      }),
    );
  }

  /** Names of the drawings in a folder. */
  drawings(folder: 'pictures' | 'portraits'): string[] {
    return readdirSync(join(this.dir, folder))
      .map((file) => pathParts(file).name)
      .sort();
  }

  file(path: string): Buffer {
    return readFileSync(join(this.dir, path));
  }

  /** Demo members and demo accounts. */
  private memberIds(): string[] {
    return [...DEMO_ACCOUNTS.map(idOf), ...this.members().map(({ id }) => id)];
  }

  private memberId() {
    return isOneOf(this.memberIds(), 'members.json');
  }

  private placeName() {
    return isOneOf(
      this.places().map(({ 시설명 }) => 시설명),
      'places.csv',
    );
  }

  private rows<Row>(file: string, schema: z.ZodType<Row>): Row[] {
    const records: unknown[] = parse(this.file(file), { columns: true });
    return records.map((record, index) => checked(schema, record, `${file}, row ${index + 2}`));
  }

  private json<Value>(file: string, schema: z.ZodType<Value>): Value {
    return checked(schema, JSON.parse(this.file(file).toString()), file);
  }
}

function checked<Value>(schema: z.ZodType<Value>, value: unknown, where: string): Value {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const { path, message } = error.issues[0]!;
  throw new Error(`content/demo/${where}, ${path.join('.')}: ${message}`);
}
