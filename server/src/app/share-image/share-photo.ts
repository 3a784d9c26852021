import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { FileService } from '../../modules/file/file.service';
import { SHARE_PHOTO } from './share-image-svg';

/** A picture of this site, cut to its place in a share image; null when it is gone. */
export async function readSharePhoto(files: Pick<FileService, 'open'>, address: string): Promise<Buffer | null> {
  const [, , key, name] = address.split('/');
  const file = key && name && (await files.open(key, 'full', decodeURIComponent(name)));
  if (!file) return null;
  const { width, height } = SHARE_PHOTO;
  const image = sharp(await buffer(file.read())).resize(width, height, { fit: 'cover', position: 'attention' });
  // What lies behind a transparent picture.
  return image.flatten({ background: '#FFFBF5' }).jpeg({ quality: 88 }).toBuffer();
}
