import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Upload } from '../src/shared/http/upload';

type Format = 'jpeg' | 'png' | 'gif' | 'webp';

/** A picture with a little to see in it. */
export function pictureOf(format: Format, width = 60, height = 40): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3, Buffer.from([194, 65, 12, 47, 125, 79]));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

/** A GIF or WebP of so many different frames, 4 × 4 pixels each. */
export function animationOf(format: 'gif' | 'webp', frames: number): Promise<Buffer> {
  const size = 4;
  const pixels = Buffer.from(Array.from({ length: size * size * frames * 3 }, (_, index) => (index * 37) % 251));
  const raw = { width: size, height: size * frames, channels: 3, pageHeight: size } as const;
  return sharp(pixels, { raw, animated: true }).toFormat(format).toBuffer();
}

/** A file as a form gives it. */
export function uploadOf(data: Buffer | string, filename = '사진.jpg'): Upload {
  return { filename, mimetype: 'image/jpeg', createReadStream: () => Readable.from([Buffer.from(data)]) };
}
