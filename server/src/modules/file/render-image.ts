import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rgbaToThumbHash } from 'thumbhash';
import { AppError } from '../../shared/errors';
import { WorkQueue } from '../../shared/async/work-queue';

import sharp, { type Metadata, type SharpOptions } from 'sharp';

export interface RenderedImage {
  bytes: number;
  width: number;
  height: number;
  thumbhash: string;
}

/** All frames of one picture together. A small file can decode to far more. */
const PIXELS_MAX = 40_000_000;
const FRAMES_MAX = 100;
const THUMBHASH_PIXELS = 100;
const SECONDS_MAX = 20;
const JPEG_END = Buffer.from([0xff, 0xd9]);

// Only the accepted formats may be decoded.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
});
sharp.cache(false);

/** Decoding holds all pixels in memory, so two run at a time and the queue is bounded. */
export const pictureQueue = new WorkQueue(2, 40, '지금은 사진을 올리는 사람이 많습니다. 잠시 후 다시 시도해 주세요.');

/**
 * Writes `full.*`, `card.webp` and `thumbnail.webp` to the folder. Re-encoding every pixel removes metadata, location and trailing
 * data.
 * @param name for error messages
 * @throws AppError BAD_USER_INPUT for a picture that is broken or too large
 */
export function renderImage(source: string, folder: string, extension: string, name: string): Promise<RenderedImage> {
  return pictureQueue.run(async () => {
    const metadata = await check(source, name);
    try {
      const full = await renderFull(source, extension, metadata).catch(async (error: Error) => {
        if (!error.message.includes('premature end of JPEG image')) throw error;
        // Some devices omit the end marker. With it added, libjpeg still warns about files that are really truncated.
        await appendFile(source, JPEG_END);
        return renderFull(source, extension, metadata, 'warning');
      });
      await write(folder, `full.${extension}`, full.data);
      const card = await open(source).autoOrient().resize(inside(IMAGE_PIXELS.card)).webp({ quality: 80 }).toBuffer();
      await write(folder, 'card.webp', card);
      const thumbnail = await sharp(card).resize(IMAGE_PIXELS.thumbnail, IMAGE_PIXELS.thumbnail).webp({ quality: 80 }).toBuffer();
      await write(folder, 'thumbnail.webp', thumbnail);
      const { width, height, pageHeight } = full.info;
      return { bytes: full.data.length, width, height: pageHeight ?? height, thumbhash: await thumbhashOf(card) };
    } catch (error) {
      // File system errors (disk full) have a code, libvips errors have none.
      throw (error as NodeJS.ErrnoException).code ? error : broken(name, error);
    }
  });
}

function open(source: string, options: SharpOptions = {}) {
  return sharp(source, { limitInputPixels: PIXELS_MAX, failOn: 'error', ...options }).timeout({ seconds: SECONDS_MAX });
}

const inside = (pixels: number) => ({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true }) as const;

/** Reads only the header. */
async function check(source: string, name: string): Promise<Metadata> {
  const metadata = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw broken(name, error);
    });
  const { width, height, pages = 1 } = metadata;
  if (pages > FRAMES_MAX)
    throw new AppError('BAD_USER_INPUT', `${name}: 움직이는 사진은 ${FRAMES_MAX}장면까지 올릴 수 있습니다.`);
  if (width * height * pages > PIXELS_MAX)
    throw new AppError('BAD_USER_INPUT', `${name}: 사진의 크기가 너무 큽니다. 4,000만 화소(8,000 × 5,000)까지 올릴 수 있습니다.`);
  return metadata;
}

function renderFull(source: string, extension: string, { pages = 1 }: Metadata, failOn: SharpOptions['failOn'] = 'error') {
  const isAnimated = pages > 1;
  // Animations carry no orientation.
  const image = isAnimated ? open(source, { animated: true, failOn }) : open(source, { failOn }).autoOrient();
  const resized = image.resize(inside(IMAGE_PIXELS.full));
  const encoded = {
    jpg: () => resized.jpeg({ quality: 85, progressive: true }),
    png: () => resized.png(),
    gif: () => resized.gif(),
    webp: () => resized.webp({ quality: 85 }),
  }[extension]!;
  return encoded().toBuffer({ resolveWithObject: true });
}

async function thumbhashOf(card: Buffer): Promise<string> {
  const { data, info } = await sharp(card)
    .resize(inside(THUMBHASH_PIXELS))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** Flushed, because the row must not be committed before the file is on disk. */
function write(folder: string, fileName: string, data: Buffer): Promise<void> {
  return writeFile(join(folder, fileName), data, { flush: true });
}

function broken(name: string, cause: unknown): AppError {
  return new AppError('BAD_USER_INPUT', `${name}: 사진을 읽을 수 없습니다. 파일이 손상되지 않았는지 확인해 주세요.`, { cause });
}

/** Longest side of a picture and of its card, and both sides of its thumbnail. */
export const IMAGE_PIXELS = { full: 2_048, card: 640, thumbnail: 160 } as const;
