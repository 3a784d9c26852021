import express, { type Request, type Response, type Router } from 'express';
import type { FileService } from '../modules/file/file.service';
import { AppError } from '../shared/errors';
import { WorkQueue } from '../shared/work-queue';
import { ByteCache } from './byte-cache';
import type { RequestContext } from './context';
import type { Execute } from './executor';
import { lookUpPage } from './look-up-page';
import type { ShareImage } from './share-image';
import { renderShareImage } from './share-image-render';
import { readSharePhoto } from './share-photo';

interface ShareImageParts {
  files: Pick<FileService, 'open'>;
  execute: Execute;
  visitorContext: (req: Request) => RequestContext;
}

const CACHE_BYTES = 32 * 1024 * 1024;
/** Under an address nothing else is ever drawn. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The page's address, then the hash of what is drawn. */
const ADDRESS = /^(\/.*)?\/[\w-]+\.png$/;

/** GET /share{page}/{hash}.png: the image of a page that a visitor may see. An outdated address leads to the present one. */
export function createShareImageRouter({ files, execute, visitorContext }: ShareImageParts): Router {
  const router = express.Router();
  const images = new ByteCache(CACHE_BYTES);
  const queue = new WorkQueue(1, 40, '지금은 이미지를 그릴 수 없습니다. 잠시 후 다시 시도해 주세요.');
  const draw = ({ path, svg, photo }: ShareImage) =>
    images.get(path, () =>
      queue.run(async () => renderShareImage(svg, photo === null ? null : await readSharePhoto(files, photo))),
    );

  router.get('/{*path}', async (req, res) => {
    const address = ADDRESS.exec(req.path);
    // Asked for each time: what has become private must not come from memory.
    const page = address && (await lookUpPage(address[1] ?? '/', execute, visitorContext(req)));
    if (!page || page.state === 'MISSING') return sendMissing(res);
    if (page.state === 'UNKNOWN') throw new AppError('SERVICE_UNAVAILABLE', '잠시 후 다시 시도해 주세요.');
    const { image } = page.meta;
    if (req.baseUrl + req.path !== image.path) return res.set('Cache-Control', 'no-cache').redirect(302, image.path);
    const body = await draw(image);
    // Previews are shown on other people's sites: that is what they are for.
    res.set({ 'Cache-Control': FOR_EVER, 'Cross-Origin-Resource-Policy': 'cross-origin' }).type('png').send(body);
  });
  return router;
}

function sendMissing(res: Response): void {
  res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('찾을 수 없습니다.');
}
