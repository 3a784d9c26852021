import type { Upload } from '../../shared/http/upload';

type Picture = Promise<Upload> | Upload | null | undefined;

/**
 * Runs a check before the picture is processed. If it fails, drains the upload: some clients read the response only after the
 * whole upload was consumed.
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
    // The upload was aborted.
  }
}
