import type { DataSource } from 'typeorm';
import { Facility } from '../modules/facility/facility.entity';
import type { FileService } from '../modules/file/file.service';
import { FileKind } from '../modules/file/stored-file.entity';
import { PasswordService } from '../modules/member/password.service';
import { planDemoFavorites } from './demo-favorites';
import { ACCOUNT_MEMBERS, DEMO_MEMBERS } from './demo-members';
import { planDemoReviews, type PlannedReview } from './demo-review-plan';
import { DemoReviewRows } from './demo-review-rows';
import { planDemoVisits } from './demo-visits';
import { DEMO_DRAWINGS, DEMO_PORTRAITS } from './pictures/demo-drawings';
import { drawPicture } from './pictures/draw-picture';
import { createSeededRandom } from './seeded-random';

export interface DemoReviewParts {
  dataSource: DataSource;
  files: FileService;
  /** How many, about. */
  count: number;
  /** How many different pictures they share. */
  drawings: number;
}

const SEED = 20_261_121;
const PORTRAIT_PIXELS = 480;
const WITH_PORTRAIT = [...DEMO_MEMBERS, ...ACCOUNT_MEMBERS].filter(({ hasPortrait }) => hasPortrait);

/**
 * Invented members and what they wrote, liked, keep and reported. Written as rows in one transaction, not through the services: those take
 * one review at a time, of now, with a picture that is prepared for it alone, which two thousand times takes many minutes.
 * @returns the number of reviews
 */
export async function seedDemoReviews({ dataSource, files, count, drawings }: DemoReviewParts): Promise<number> {
  const now = new Date();
  const random = createSeededRandom(SEED);
  const places = await dataSource.getRepository(Facility).find({ where: { isDemo: true }, order: { id: 'ASC' } });
  const reviews = planDemoReviews({ random, places, now, count, drawings });
  const favorites = planDemoFavorites(random, { places, reviews, now });
  const visits = planDemoVisits(reviews, places, now);
  const passwordHash = await new PasswordService().nobodys();

  const pictures = picturesOf(reviews);
  const portraits = portraitsOf(drawings);
  await files.withCopies([...pictures, ...portraits], FileKind.IMAGE, (copies) =>
    dataSource.transaction(async (manager) => {
      const rows = await DemoReviewRows.open(manager, { files, now, passwordHash });
      const [left, heads] = [copies.slice(0, pictures.length).map((files) => [...files]), copies.slice(pictures.length)];
      const byDrawing = new Map(pictures.map(({ drawing }, index) => [drawing, left[index] ?? []]));
      const ids = await rows.addReviews(reviews);
      await rows.addImages(
        ids,
        reviews.map((review) => review.drawings.map((drawing) => byDrawing.get(drawing)!.pop()!)),
      );
      await rows.addTags(ids, reviews);
      await rows.addLikes(ids, reviews);
      await rows.addReports(ids, reviews);
      await rows.addFavorites(favorites);
      await rows.addVisits(visits);
      for (const [index, { coat }] of portraits.entries())
        await rows.addPortraits(
          WITH_PORTRAIT.filter((member) => member.coat === coat),
          heads[index] ?? [],
        );
      await rows.analyze();
    }),
  );
  return reviews.length;
}

/** The drawings that are used, each with the number of its uses. */
function picturesOf(reviews: readonly PlannedReview[]) {
  const uses = new Map<number, number>();
  for (const drawing of reviews.flatMap((review) => review.drawings)) uses.set(drawing, (uses.get(drawing) ?? 0) + 1);
  return [...uses].map(([drawing, copies]) => {
    const { svg, width } = DEMO_DRAWINGS[drawing]!;
    return { drawing, copies, upload: drawPicture(svg, width, `IMG_${2041 + drawing * 17}.jpg`) };
  });
}

function portraitsOf(atMost: number) {
  return DEMO_PORTRAITS.slice(0, atMost)
    .map(({ coat, svg }) => ({
      coat,
      copies: WITH_PORTRAIT.filter((member) => member.coat === coat).length,
      upload: drawPicture(svg, PORTRAIT_PIXELS, 'profile.jpg'),
    }))
    .filter(({ copies }) => copies > 0);
}
