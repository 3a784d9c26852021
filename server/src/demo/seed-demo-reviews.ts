import type { DataSource } from 'typeorm';
import { Facility } from '../modules/facility/facility.entity';
import type { FileService } from '../modules/file/file.service';
import { FileKind } from '../modules/file/stored-file.entity';
import { PasswordService } from '../modules/member/password.service';
import { DEMO_ACCOUNTS, idOf } from './demo-accounts';
import type { DemoContent } from './demo-content';
import { momentOf } from './demo-moment';
import { DemoReviewRows } from './demo-review-rows';
import { drawPicture } from './draw-picture';

interface DemoReviewParts {
  dataSource: DataSource;
  files: FileService;
  content: DemoContent;
  count: number;
  /** Number of different pictures shared by the reviews. */
  pictures: number;
}

/**
 * Adds demo members with reviews, likes and favourites. Inserts rows in one transaction: the services create one review at a time,
 * dated now and with its own picture, which would take minutes.
 * @returns the number of reviews
 */
export async function seedDemoReviews(parts: DemoReviewParts): Promise<number> {
  const { dataSource, files, content } = parts;
  const now = new Date();
  const passwordHash = await new PasswordService().hashRandom();
  const places = await dataSource
    .getRepository(Facility)
    .find({ select: { id: true, name: true }, where: { isDemo: true }, order: { id: 'ASC' } });
  const reviews = reviewsOf(parts, now);
  const portraits = portraitsOf(parts);

  const drawings = [...countOf([...reviews.flatMap(({ pictures }) => pictures), ...portraits.values()])];
  const numbers = new Map(content.drawings('pictures').map((name, index) => [`pictures/${name}`, 2041 + index * 17]));
  const uploads = drawings.map(([drawing, copies]) => {
    const number = numbers.get(drawing);
    return { copies, upload: drawPicture(content.file(`${drawing}.svg`), number ? `IMG_${number}.jpg` : 'profile.jpg') };
  });
  await files.withCopies(uploads, FileKind.IMAGE, (copies) =>
    dataSource.transaction(async (manager) => {
      const left = new Map(drawings.map(([drawing], index) => [drawing, [...copies[index]!]]));
      const take = (drawing: string) => left.get(drawing)!.pop()!;
      const rows = await DemoReviewRows.open(manager, { files, now, passwordHash, content }, places);
      const written = await rows.addReviews(reviews);
      await rows.addImages(written, take);
      await rows.addTags(written);
      await rows.addLikes(written);
      await rows.addFavorites();
      await rows.addVisits();
      await rows.addPortraits(portraits, take);
      await rows.analyze();
    }),
  );
  return reviews.length;
}

/** Oldest first. */
function reviewsOf({ content, count, pictures }: DemoReviewParts, now: Date) {
  const drawn = new Set(content.drawings('pictures').slice(0, pictures));
  return content
    .reviews()
    .slice(0, count)
    .map((review) => ({
      ...review,
      pictures: review.pictures.filter((name) => drawn.has(name)).map((name) => `pictures/${name}`),
      insertedAt: momentOf(review, now),
    }))
    .sort((one, other) => one.insertedAt.getTime() - other.insertedAt.getTime());
}

/** By member. */
function portraitsOf({ content, pictures }: DemoReviewParts): Map<string, string> {
  const drawn = new Set(content.drawings('portraits').slice(0, pictures));
  const members = [...DEMO_ACCOUNTS.map((account) => ({ ...account, id: idOf(account) })), ...content.members()];
  return new Map(
    members.flatMap(({ id, portrait }) => (portrait && drawn.has(portrait) ? [[id, `portraits/${portrait}`] as const] : [])),
  );
}

function countOf(drawings: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const drawing of drawings) counts.set(drawing, (counts.get(drawing) ?? 0) + 1);
  return counts;
}
