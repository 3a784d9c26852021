import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { FileStore } from '../../../test/file-store';
import { animationOf, pictureOf, uploadOf } from '../../../test/pictures';
import { LIMITS } from '../../shared/validation/limits';
import { SpooledUpload } from '../../shared/http/upload';
import type { FileSize } from './file-address';
import { FileKind, StoredFile } from './stored-file.entity';

// Makes the functions mockable.
jest.mock('node:fs/promises', () => ({ ...jest.requireActual<object>('node:fs/promises') }));

const site = new FileStore();

describe('accepted types', () => {
  it.each([
    ['jpeg', '사진.jpg', '사진.jpg', 'image/jpeg'],
    ['jpeg', '사진.JPEG', '사진.jpeg', 'image/jpeg'],
    ['png', '사진.jpg', '사진.png', 'image/png'],
    ['gif', '사진', '사진.gif', 'image/gif'],
    ['webp', '사진.exe', '사진.webp', 'image/webp'],
  ] as const)('a %s named %s is stored as %s', async (format, sent, name, mediaType) => {
    const file = await site.storeOne(await pictureOf(format), sent);
    expect(file).toMatchObject({ name, mediaType, kind: 'IMAGE', width: 60, height: 40 });
    expect((await sharp(await site.bytesOf(file)).metadata()).format).toBe(format);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['an SVG', svg],
    ['an SVG behind blanks', `\n  ${svg}`],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['a program', 'MZ\x90\0'],
    ['a TIFF', 'II*\0\0\0\0\0'],
    ['a bitmap', 'BM\0\0\0\0'],
    ['an AVIF', '\0\0\0\x20ftypavif'],
    ['one byte', 'x'],
  ])('%s called .jpg is refused by name', async (_what, content) => {
    await expect(site.storeOne(content, '사진.jpg')).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: '사진.jpg: 지원하지 않는 형식입니다. JPG, PNG, GIF, WebP 사진을 올려 주세요.',
    });
  });

  it('explains how to convert a HEIC of an iPhone', async () => {
    await expect(site.storeOne('\0\0\0\x18ftypheic\0\0\0\0', 'IMG_0001.HEIC')).rejects.toThrow(
      /^IMG_0001\.HEIC: 아이폰의 HEIC 사진은 .*설정.*JPG로 바꿔서/,
    );
  });

  it('refuses an empty file', async () => {
    await expect(site.storeOne('', '빈.jpg')).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('빈.jpg') as unknown,
    });
  });

  const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  it.each([
    ['안내.pdf', '%PDF-1.7', 'application/pdf'],
    ['안내.hwp', ole, 'application/x-hwp'],
    ['안내.hwpx', 'PK\x03\x04', 'application/hwp+zip'],
    ['안내.doc', ole, 'application/msword'],
    ['안내.xlsx', 'PK\x03\x04', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['안내.TXT', '안녕', 'text/plain'],
    ['안내.csv', '\uFEFF이름,나이', 'text/csv'],
    ['안내.zip', 'PK\x05\x06', 'application/zip'],
  ])('an announcement may carry %s', async (name, content, mediaType) => {
    const file = await site.storeOne(content, name, { kind: FileKind.ATTACHMENT });
    expect(file).toMatchObject({ kind: 'ATTACHMENT', mediaType, width: null, thumbhash: null });
    expect(await site.bytesOf(file)).toEqual(Buffer.from(content as string));
    await expect(site.storeOne(content as string, name)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it.each([
    ['거짓.pdf', 'MZ\x90\0'],
    ['거짓.docx', '%PDF-1.7'],
    ['거짓.txt', 'a\0b'],
    ['page.html', '<script>alert(1)</script>'],
    ['run.exe', 'MZ\x90\0'],
    ['그림.svg', svg],
    ['constructor', 'x'],
    ['toString.constructor', 'x'],
  ])('an announcement may not carry %s', async (name, content) => {
    await expect(site.storeOne(content, name, { kind: FileKind.ATTACHMENT })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining(`${name}: 지원하지 않는 형식입니다.`) as unknown,
    });
  });

  it('treats a picture among attachments as a picture', async () => {
    expect(await site.storeOne(await pictureOf('png'), '문서.pdf', { kind: FileKind.ATTACHMENT })).toMatchObject({
      kind: 'IMAGE',
      name: '문서.png',
    });
  });
});

describe('broken pictures', () => {
  it('are refused as bad input, wherever they are truncated', async () => {
    for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
      const whole = await sharp(await pictureOf(format, 200, 150))
        .toFormat(format)
        .toBuffer();
      for (let seed = 1; seed <= 25; seed++) {
        const cut = whole.subarray(0, 12 + Math.floor(((whole.length - 40) * seed) / 26));
        const outcome = await site.storeOne(cut, '잘린').catch((error: unknown) => error);
        expect(outcome).toMatchObject({ code: 'BAD_USER_INPUT' });
      }
    }
  });

  it.each([
    ['baseline', false],
    ['progressive', true],
  ])('are not %s JPEGs that lack nothing but their end marker', async (_, progressive) => {
    const pixels = Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_value, index) => (index * index) % 251));
    const photo = await sharp(pixels, { raw: { width: 400, height: 300, channels: 3 } })
      .jpeg({ progressive })
      .toBuffer();
    const file = await site.storeOne(photo.subarray(0, -2));
    expect(file).toMatchObject({ kind: 'IMAGE', width: 400, height: 300 });
    const sent = await sharp(photo).resize(16, 12).raw().toBuffer();
    const received = await sharp(await site.bytesOf(file))
      .resize(16, 12)
      .raw()
      .toBuffer();
    expect(Math.max(...sent.map((value, at) => Math.abs(value - received[at]!)))).toBeLessThan(8);
    // More bytes would be part of the picture.
    for (const missing of [4, 8, 100, 2_000])
      await expect(site.storeOne(photo.subarray(0, -missing))).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('never cause an internal error, whatever bytes are wrong', async () => {
    const whole = await pictureOf('jpeg', 200, 150);
    let random = 7;
    for (let seed = 0; seed < 100; seed++) {
      const bad = Buffer.from(whole);
      for (let count = 0; count < 1 + (seed % 20); count++) {
        random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
        bad[20 + (random % (bad.length - 20))] = (random >> 8) % 256;
      }
      const code = await site.storeOne(bad).then(
        () => 'KEPT',
        (error: { code?: string }) => error.code,
      );
      expect(['KEPT', 'BAD_USER_INPUT']).toContain(code);
    }
  });
});

describe('a rendered picture', () => {
  it('is upright and contains no location or device', async () => {
    const exif = { IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } };
    const photo = await sharp(await pictureOf('jpeg', 60, 40))
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const file = await site.storeOne(photo);
    expect(file).toMatchObject({ width: 40, height: 60 });
    for (const size of ['full', 'card', 'thumbnail'] as const) {
      const bytes = await site.bytesOf(file, size);
      const { exif: storedExif, icc, xmp, orientation } = await sharp(bytes).metadata();
      expect([storedExif, icc, xmp, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1]);
      expect(bytes.includes('SecretCam')).toBe(false);
    }
  });

  it.each([
    ['jpeg', Buffer.from('PK\x03\x04<script>alert(1)</script><?php system($_GET[0]);')],
    ['png', Buffer.from('<script>alert(1)</script>')],
    ['gif', Buffer.from('/*<script>alert(1)</script>*/')],
  ] as const)('holds no tail of another format behind a %s', async (format, tail) => {
    const file = await site.storeOne(Buffer.concat([await pictureOf(format), tail]));
    expect((await site.bytesOf(file)).includes('<script>')).toBe(false);
  });

  it('contains no text chunks and comments', async () => {
    const jpeg = await pictureOf('jpeg');
    const text = Buffer.from('<script>alert(1)</script>');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text]);
    const file = await site.storeOne(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]));
    expect((await site.bytesOf(file)).includes('<script>')).toBe(false);
  });

  it('comes in three sizes, never enlarged, with a placeholder', async () => {
    const large = await site.storeOne(await pictureOf('jpeg', 3_000, 1_500));
    const small = await site.storeOne(await pictureOf('png', 30, 20));
    const sizeOf = async (file: StoredFile, size: FileSize) => {
      const { format, width, height } = await sharp(await site.bytesOf(file, size)).metadata();
      return `${format} ${width}×${height}`;
    };
    expect([await sizeOf(large, 'full'), await sizeOf(large, 'card'), await sizeOf(large, 'thumbnail')]).toEqual([
      'jpeg 2048×1024',
      'webp 640×320',
      'webp 160×160',
    ]);
    expect([await sizeOf(small, 'full'), await sizeOf(small, 'card'), await sizeOf(small, 'thumbnail')]).toEqual([
      'png 30×20',
      'webp 30×20',
      'webp 160×160',
    ]);
    expect(large).toMatchObject({ width: 2_048, height: 1_024, bytes: (await site.bytesOf(large)).length });
    expect(Buffer.from(large.thumbhash ?? '', 'base64').length).toBeGreaterThan(10);
  });
});

describe('limits', () => {
  const stream = (bytes: number) => {
    const read = { bytes: 0 };
    function* chunks() {
      for (; read.bytes < bytes; read.bytes += 65_536) yield Buffer.alloc(65_536, 0xff);
    }
    return { read, upload: { ...uploadOf(''), createReadStream: () => Readable.from(chunks()) } };
  };

  it('stops reading a file of a gigabyte at the limit, and names it', async () => {
    const { read, upload } = stream(1024 ** 3);
    await expect(site.store([{ ...upload, filename: '긴 영상.jpg' }])).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: '긴 영상.jpg: 파일은 하나에 10MB까지 올릴 수 있습니다.',
    });
    expect(read.bytes).toBeLessThan(LIMITS.fileBytesMax * 1.1);
  });

  it('accepts ten megabytes and not a byte more', async () => {
    const whole = Buffer.concat([await pictureOf('jpeg'), Buffer.alloc(LIMITS.fileBytesMax)]).subarray(0, LIMITS.fileBytesMax);
    expect(await site.storeOne(whole)).toMatchObject({ width: 60 });
    await expect(site.storeOne(Buffer.concat([whole, Buffer.alloc(1)]))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  it('refuses a file that was truncated in transit', async () => {
    const data = await pictureOf('jpeg');
    const upload = { ...uploadOf(data), createReadStream: () => Object.assign(Readable.from([data]), { truncated: true }) };
    await expect(site.store([upload])).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  it('refuses 41 megapixels by the header alone', async () => {
    const png = await sharp({ create: { width: 8_200, height: 5_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(png.length).toBeLessThan(1_000_000);
    await expect(site.storeOne(png, '큰.png')).rejects.toThrow('큰.png: 사진의 크기가 너무 큽니다.');
  });

  it.each(['gif', 'webp'] as const)('refuses the 101st frame of a %s and keeps a hundred moving', async (format) => {
    await expect(site.storeOne(await animationOf(format, 101), '움짤')).rejects.toThrow('움직이는 사진은 100장면까지');
    const file = await site.storeOne(await animationOf(format, 100), '움짤');
    expect(file).toMatchObject({ width: 4, height: 4 });
    expect((await sharp(await site.bytesOf(file), { animated: true }).metadata()).pages).toBe(100);
    expect((await sharp(await site.bytesOf(file, 'card'), { animated: true }).metadata()).pages ?? 1).toBe(1);
  });

  it('discards earlier files and drains later ones when one is refused', async () => {
    const before = await site.dataSource.getRepository(StoredFile).count();
    const { read, upload } = stream(1_000_000);
    await expect(site.store([uploadOf(await pictureOf('jpeg')), uploadOf('x'), upload])).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(read.bytes).toBeGreaterThan(0);
    expect(await site.dataSource.getRepository(StoredFile).count()).toBe(before);
  });
});

describe('a file of a form, which is already on disk', () => {
  const dir = mkdtempSync(join(tmpdir(), 'baldojang-form-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  let count = 0;
  const spooled = (content: string | Buffer, name = '안내.pdf') => {
    const path = join(dir, String((count += 1)));
    writeFileSync(path, content);
    return { path, upload: new SpooledUpload(path, name, 'application/pdf', false) };
  };
  const pathIn = ({ key }: StoredFile) => join(site.dir, 'files', key.slice(0, 2), key, 'full.pdf');
  const options = { kind: FileKind.ATTACHMENT };

  it('is hard-linked, also when stored twice', async () => {
    const { path, upload } = spooled('%PDF-1.7 안내');
    const stored = await site.store([upload, upload], options);
    expect(stored.map((file) => statSync(pathIn(file)).ino)).toEqual([statSync(path).ino, statSync(path).ino]);
    rmSync(path);
    expect(stored.map((file) => readFileSync(pathIn(file), 'utf8'))).toEqual(['%PDF-1.7 안내', '%PDF-1.7 안내']);
    expect(stored).toMatchObject([{ bytes: 15 }, { bytes: 15 }]);
  });

  it('is copied when staging is on another disk', async () => {
    const elsewhere = Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' });
    const fs = jest.requireMock<typeof import('node:fs/promises')>('node:fs/promises');
    const link = jest.spyOn(fs, 'link').mockRejectedValueOnce(elsewhere);
    const { path, upload } = spooled('%PDF-1.7 안내');
    const [file] = await site.store([upload], options);
    expect(statSync(pathIn(file!)).ino).not.toBe(statSync(path).ino);
    expect(readFileSync(pathIn(file!), 'utf8')).toBe('%PDF-1.7 안내');
    expect(link).toHaveBeenCalledTimes(1);
  });

  it.each<[string, string | Buffer, string]>([
    ['empty', '', 'BAD_USER_INPUT'],
    ['too large', Buffer.alloc(LIMITS.fileBytesMax + 1), 'PAYLOAD_TOO_LARGE'],
    ['of another kind', 'MZ', 'BAD_USER_INPUT'],
  ])('is refused when it is %s', async (_, content, code) => {
    await expect(site.store([spooled(content).upload], options)).rejects.toMatchObject({
      code,
      message: expect.stringContaining('안내.pdf') as string,
    });
  });
});
