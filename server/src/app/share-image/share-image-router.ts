import express, { type Request, type Response, type Router } from 'express';
import type { FileService } from '../../modules/file/file.service';
import { AppError } from '../../shared/errors';
import { WorkQueue } from '../../shared/async/work-queue';
import { ByteCache } from '../http/byte-cache';
import type { Execute, RequestContext } from '../../shared/request-context';
import { lookUpPage } from '../pages/look-up-page';
import type { ShareImage } from './share-image';
import { renderShareImage } from './share-image-render';
import { readSharePhoto } from './share-photo';

interface ShareImageParts {
  files: Pick<FileService, 'open'>;
  execute: Execute;
  visitorContext: (req: Request) => RequestContext;
}

const CACHE_BYTES = 32 * 1024 * 1024;
/** Content under an address never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The page's path, then the hash of the drawing. */
const ADDRESS = /^(\/.*)?\/[\w-]+\.png$/;

const BUSY = '지금은 이미지를 그릴 수 없습니다. 잠시 후 다시 시도해 주세요.';
/** Rendering is processor-bound. */
export const shareImageQueue = new WorkQueue(1, 40, BUSY);

/** GET /share{page}/{hash}.png: the image of a public page. An outdated hash redirects to the current one. */
export function createShareImageRouter({ files, execute, visitorContext }: ShareImageParts): Router {
  const router = express.Router();
  const images = new ByteCache(CACHE_BYTES);
  // Separate from rendering: while the storage hangs, images without a picture need not wait.
  const photos = new WorkQueue(4, 40, BUSY);
  const drawWhole = ({ path, svg, photo }: ShareImage) =>
    images.get(path, async () => {
      const picture = photo === null ? null : await photos.run(() => readSharePhoto(files, photo));
      return shareImageQueue.run(() => renderShareImage(svg, picture));
    });
  const draw = async (image: ShareImage): Promise<{ body: Buffer; isWhole: boolean }> => {
    try {
      return { body: await drawWhole(image), isWhole: true };
    } catch (error) {
      const isPictureAway = image.photo !== null && error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE';
      if (!isPictureAway) throw error;
      return { body: await shareImageQueue.run(() => renderShareImage(image.svg, null)), isWhole: false };
    }
  };

  router.get('/{*path}', async (req, res) => {
    const address = ADDRESS.exec(req.path);
    // Looked up each time: content that became private must not come from the cache.
    const page = address && (await lookUpPage(address[1] ?? '/', execute, visitorContext(req)));
    if (!page || page.state === 'MISSING') return sendMissing(res);
    if (page.state === 'UNKNOWN') throw new AppError('SERVICE_UNAVAILABLE', '잠시 후 다시 시도해 주세요.');
    const { image } = page.meta;
    if (req.baseUrl + req.path !== image.path) return res.set('Cache-Control', 'no-cache').redirect(302, image.path);
    const { body, isWhole } = await draw(image);
    // Other sites embed previews.
    res
      .set({ 'Cache-Control': isWhole ? FOR_EVER : 'no-store', 'Cross-Origin-Resource-Policy': 'cross-origin' })
      .type('png')
      .send(body);
  });
  return router;
}

function sendMissing(res: Response): void {
  res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('찾을 수 없습니다.');
}
