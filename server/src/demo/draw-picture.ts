import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Upload } from '../shared/http/upload';

/** Renders a drawing as a JPEG upload in its own size, lazily. */
export function drawPicture(svg: Buffer, filename: string): Upload {
  async function* draw() {
    // Imported lazily: only the first start needs this native library.
    const { renderAsync } = await import('@resvg/resvg-js');
    // The drawings have no text, so system fonts are not needed.
    const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
    yield await sharp(pixels, { raw: { width, height, channels: 4 } })
      .flatten()
      .jpeg({ quality: 92 })
      .toBuffer();
  }
  return { filename, mimetype: 'image/jpeg', createReadStream: () => Readable.from(draw()) };
}
