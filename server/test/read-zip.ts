import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

const openZip = promisify<Buffer, { lazyEntries: true }, ZipFile>(fromBuffer);

/** The files of a zip by their paths. @throws if it is no complete zip */
export async function readZip(data: Buffer): Promise<Map<string, Buffer>> {
  const zip = await openZip(data, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    zip.once('end', resolve).once('error', reject);
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        buffer(stream).then((content) => {
          files.set(entry.fileName, content);
          zip.readEntry();
        }, reject);
      });
    });
    zip.readEntry();
  });
  return files;
}
