import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Upload } from '../../shared/http/upload';

/** A drawing as a phone's photo would come: drawn only when it is read. */
export function drawPicture(svg: string, width: number, filename: string): Upload {
  async function* draw() {
    // Only a first start draws; any other must not depend on a native library that it does not need.
    const { renderAsync } = await import('@resvg/resvg-js');
    // No texts are drawn, so that no font is looked for on a bare machine.
    const {
      pixels,
      width: pixelWidth,
      height,
    } = await renderAsync(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false },
    });
    const raw = { width: pixelWidth, height, channels: 4 } as const;
    yield await sharp(pixels, { raw }).flatten().jpeg({ quality: 92 }).toBuffer();
  }
  return { filename, mimetype: 'image/jpeg', createReadStream: () => Readable.from(draw()) };
}
