import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeTemporary } from '../../../test/facility-file';
import { LocalFileSource } from './local-file-source';

describe('LocalFileSource', () => {
  const path = writeTemporary('시설명\n', '장소.csv'.normalize('NFD'));

  it('reads the file in place and does not remove it', async () => {
    const offer = await new LocalFileSource(path).locate();
    expect(offer.id).toBeNull();
    const file = await offer.fetch();
    expect(file).toMatchObject({ path, name: '장소.csv' });
    await file.discard();
    expect(existsSync(path)).toBe(true);
  });

  it('reports a missing file and a folder', async () => {
    await expect(new LocalFileSource(`${path}/nowhere.csv`).locate()).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringMatching(/열 수 없습니다.*nowhere\.csv/) as string,
    });
    await expect(new LocalFileSource(dirname(path)).locate()).rejects.toMatchObject({
      message: expect.stringMatching(/파일이 아닙니다/) as string,
    });
  });
});
