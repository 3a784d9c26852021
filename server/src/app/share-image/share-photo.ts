import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { FileService } from '../../modules/file/file.service';
import { SHARE_PHOTO } from './share-image-svg';

/** A picture of this site, cropped to its slot in a share image; null if it no longer exists. */
export async function readSharePhoto(files: Pick<FileService, 'open'>, address: string): Promise<Buffer | null> {
  const [, , key, name] = address.split('/');
  const file = key && name && (await files.open(key, 'full', decodeURIComponent(name)));
  if (!file) return null;
  const { width, height } = SHARE_PHOTO;
  const image = sharp(await buffer(file.read())).resize(width, height, { fit: 'cover', position: 'attention' });
  // Background of transparent pictures.
  return image.flatten({ background: '#FFFBF5' }).jpeg({ quality: 88 }).toBuffer();
}
