import type { Upload } from '../../shared/http/upload';

type Picture = Promise<Upload> | Upload | null | undefined;

/**
 * Runs what must hold before a picture is even looked at. Where it does not, the picture is read to its end and thrown away: a
 * sender who is not read from never hears the answer.
 */
export async function beforePicture<T>(picture: Picture, check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    await discard(picture);
    throw error;
  }
}

async function discard(picture: Picture): Promise<void> {
  try {
    (await picture)
      ?.createReadStream()
      .on('error', () => {})
      .resume();
  } catch {
    // It broke off by itself.
  }
}
