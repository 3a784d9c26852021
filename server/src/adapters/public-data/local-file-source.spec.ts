import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalFileSource } from './local-file-source';

describe('LocalFileSource', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baldojang-spec-'));
  const path = join(folder, '장소.csv'.normalize('NFD'));
  beforeAll(() => writeFileSync(path, '시설명\n'));

  it('offers the file where it lies and leaves it there', async () => {
    const offer = await new LocalFileSource(path).locate();
    expect(offer.id).toBeNull();
    const file = await offer.fetch();
    expect(file).toMatchObject({ path, name: '장소.csv' });
    await file.discard();
    expect(existsSync(path)).toBe(true);
  });

  it('says so when there is no such file, or it is a folder', async () => {
    await expect(new LocalFileSource(join(folder, 'nowhere.csv')).locate()).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringMatching(/열 수 없습니다.*nowhere\.csv/) as string,
    });
    await expect(new LocalFileSource(folder).locate()).rejects.toMatchObject({
      message: expect.stringMatching(/파일이 아닙니다/) as string,
    });
  });
});
