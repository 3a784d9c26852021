import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Upload } from '../shared/http/upload';

/** A drawing as a phone's photo would come, in the size that it states; drawn only when it is read. */
export function drawPicture(svg: Buffer, filename: string): Upload {
  async function* draw() {
    // Only a first start draws; any other must not depend on a native library that it does not need.
    const { renderAsync } = await import('@resvg/resvg-js');
    // No texts are drawn, so that no font is looked for on a bare machine.
    const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
    yield await sharp(pixels, { raw: { width, height, channels: 4 } })
      .flatten()
      .jpeg({ quality: 92 })
      .toBuffer();
  }
  return { filename, mimetype: 'image/jpeg', createReadStream: () => Readable.from(draw()) };
}
