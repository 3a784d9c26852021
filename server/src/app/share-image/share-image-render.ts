import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { PHOTO_ELEMENT } from './share-image-svg';

const FONTS = join(dirname(require.resolve('pretendard/package.json')), 'dist/public/static/alternative');

/**
 * Renders an SVG with texts in Pretendard, identically on every machine: no system fonts, no external resources.
 * @param photo a JPEG of the size of its slot; without one the slot stays empty
 */
export async function renderShareImage(svg: string, photo: Buffer | null = null): Promise<Buffer> {
  const element = photo ? PHOTO_ELEMENT.replace('"photo"', `"data:image/jpeg;base64,${photo.toString('base64')}"`) : '';
  const image = await renderAsync(svg.replace(PHOTO_ELEMENT, element), {
    font: {
      loadSystemFonts: false,
      fontFiles: [join(FONTS, 'Pretendard-Medium.ttf'), join(FONTS, 'Pretendard-Bold.ttf')],
      defaultFontFamily: 'Pretendard',
    },
  });
  return image.asPng();
}
