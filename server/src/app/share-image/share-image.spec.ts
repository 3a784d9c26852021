import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeBoard, makeFacility, makeMember, makeReview, viewerOf } from '../../../test/factories';
import { createReview, deleteReview, uploaded } from '../../../test/review-operations';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { Review } from '../../modules/review/review.entity';
import { linesOf, widthOf } from './share-image-lines';
import { renderShareImage } from './share-image-render';
import { shareImageSvg } from './share-image-svg';
import { readSharePhoto } from './share-photo';

let app: TestApp;
beforeAll(async () => {
  const clientDir = mkdtempSync(join(tmpdir(), 'baldojang-share-'));
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html><title>발도장</title>');
  app = await startTestApp({ clientDir });
});
afterAll(() => app.stop());

/** From the page, as link previews read it. */
async function imageOf(path: string): Promise<string> {
  const { text } = await app.http.get(path).set({ accept: 'text/html' });
  return new URL(/property="og:image" content="([^"]*)"/.exec(text)![1]!).pathname;
}

async function pixelsAt(path: string): Promise<Buffer> {
  const image = await app.http.get(path).expect(200).expect('content-type', 'image/png');
  return image.body as Buffer;
}

describe('the image of a page', () => {
  it('is an immutable PNG of 1200 × 630 that other sites may embed', async () => {
    const [facility, board, member] = [
      await makeFacility(app.dataSource),
      await makeBoard(app.dataSource),
      await makeMember(app.dataSource),
    ];
    const paths = ['/', '/about', `/facility/${facility.id}`, `/board/${board.id}`, `/review/my/${member.id}`];
    for (const path of paths) {
      const address = await imageOf(path);
      const { format, width, height } = await sharp(await pixelsAt(address)).metadata();
      expect({ path, format, width, height }).toEqual({ path, format: 'png', width: 1200, height: 630 });
      await app.http
        .head(address)
        .expect('cache-control', 'public, max-age=31536000, immutable')
        .expect('cross-origin-resource-policy', 'cross-origin');
    }
  });

  it('changes its path with its content, and the old path redirects', async () => {
    const { id } = await makeFacility(app.dataSource);
    const first = await imageOf(`/facility/${id}`);
    expect(await imageOf(`/facility/${id}`)).toBe(first);
    const before = await pixelsAt(first);
    const review = await makeReview(app.dataSource, { facilityId: id, rating: 4 });
    const second = await imageOf(`/facility/${id}`);
    expect(second).not.toBe(first);
    expect((await pixelsAt(second)).equals(before)).toBe(false);
    await app.http.get(first).expect(302).expect('location', second).expect('cache-control', 'no-cache');
    await app.dataSource.getRepository(Review).delete(review.id);
    expect(await imageOf(`/facility/${id}`)).toBe(first);
    expect((await pixelsAt(first)).equals(before)).toBe(true);
  });

  it('answers 404 once its page is private, even if rendered before', async () => {
    const board = await makeBoard(app.dataSource, { title: '곧 비공개' });
    const address = await imageOf(`/board/${board.id}`);
    await pixelsAt(address);
    await app.dataSource.getRepository('Board').update(board.id, { isPrivate: true });
    await app.http.get(address).expect(404);
  });

  it.each([
    '/share',
    '/share/',
    '/share/facility/99999999/0123456789abcdef.png',
    '/share/facility/abc/0.png',
    '/share/nowhere/0.png',
    '/share/facility/1/0.svg',
    '/share/facility/%2e%2e%2f/0.png',
    '/share/../../package.json',
  ])('answers 404 at %s', async (path) => {
    await app.http.get(path).expect(404);
  });
});

describe('a picture in the image', () => {
  /** Of the middle of where a picture is. */
  const colourOf = async (address: string) => {
    const middle = sharp(await pixelsAt(address)).extract({ left: 960, top: 300, width: 1, height: 1 });
    return [...(await middle.removeAlpha().raw().toBuffer())].map((part) => Math.round(part / 64));
  };
  const blue = () =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: '#0000ff' } })
      .jpeg()
      .toBuffer();
  const BLUE = [0, 0, 4];

  it('is the newest of a place, and goes with its review', async () => {
    const [facility, member] = [await makeFacility(app.dataSource), await makeMember(app.dataSource)];
    const before = await imageOf(`/facility/${facility.id}`);
    expect(await colourOf(before)).not.toEqual(BLUE);
    const { data } = await createReview(app, member, { facilityId: facility.id, images: [uploaded(await blue(), '마당.jpg')] });
    const after = await imageOf(`/facility/${facility.id}`);
    expect(await colourOf(after)).toEqual(BLUE);
    await deleteReview(app, member, data!.createReview.id);
    expect(await imageOf(`/facility/${facility.id}`)).toBe(before);
    await app.http.get(after).expect('location', before);
  });

  it('goes when its review is blinded', async () => {
    const [facility, member] = [await makeFacility(app.dataSource), await makeMember(app.dataSource)];
    const before = await imageOf(`/facility/${facility.id}`);
    const { data } = await createReview(app, member, { facilityId: facility.id, images: [uploaded(await blue(), '마당.jpg')] });
    const after = await imageOf(`/facility/${facility.id}`);
    expect(await colourOf(after)).toEqual(BLUE);
    await app.dataSource.getRepository(Review).update(data!.createReview.id, { blindedAt: new Date() });
    expect(await imageOf(`/facility/${facility.id}`)).toBe(before);
    await app.http.get(after).expect(302).expect('location', before);
  });

  it('is the first of an announcement', async () => {
    const admin = await makeMember(app.dataSource, { isAdmin: true });
    const attachments = [uploaded('글', '안내.txt'), uploaded(await blue(), '포스터.jpg')];
    const { data } = await app
      .as(viewerOf(admin))
      .run<{ createBoard: { id: string } }>('mutation Create($input: CreateBoardInput!) { createBoard(input: $input) { id } }', {
        input: { title: '포스터를 보세요', attachments },
      });
    expect(await colourOf(await imageOf(`/board/${data!.createBoard.id}`))).toEqual(BLUE);
  });

  it('leaves its place empty when the file is gone', async () => {
    expect(await readSharePhoto(app.files, '/files/aaaaaaaaaaaaaaaaaaaaaaaa/x.jpg')).toBeNull();
    const image = await renderShareImage(shareImageSvg({ ...CARD, title: '달빛 카페', photo: '/files/a/x.jpg' }), null);
    expect((await sharp(image).metadata()).width).toBe(1200);
  });
});

const CARD = {
  label: { text: '카페', color: '#C2410C' },
  note: '서울 마포구',
  rating: { average: 4.5, count: 12 },
  line: null,
  photo: null,
};

/** Whether anything darker than the background is drawn in the strip along the right edge. */
async function reachesTheEdge(title: string): Promise<boolean> {
  const image = await renderShareImage(shareImageSvg({ ...CARD, title }));
  const { data } = await sharp(image).extract({ left: 1130, top: 0, width: 70, height: 610 }).greyscale().raw().toBuffer({
    resolveWithObject: true,
  });
  return data.some((grey) => grey < 200);
}

describe('the drawing', () => {
  it('holds any title within its margins', async () => {
    const titles = ['가', 'W', '뷁 ', 'm', '％', '①', '@', '…', 'Ж', '℃', 'ㅋ', '가나다 라마바사 '].map((text) =>
      text.repeat(200),
    );
    for (const title of titles) expect([title.slice(0, 4), await reachesTheEdge(title)]).toEqual([title.slice(0, 4), false]);
    // The strip is the right one to look at.
    const wide = shareImageSvg({ ...CARD, title: '가' }).replace('>가<', `>${'가'.repeat(20)}<`);
    const { data } = await sharp(await renderShareImage(wide))
      .extract({ left: 1130, top: 0, width: 70, height: 610 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.some((grey) => grey < 200)).toBe(true);
  });

  it('is the same for the same card, and takes any text as text', async () => {
    const card = { ...CARD, title: `</text><image href="file:///etc/passwd"/>&"'\u0000\u0007\u202e😀漢` };
    const svg = shareImageSvg(card);
    expect(svg).toBe(shareImageSvg(card));
    for (const part of ['<image', 'passwd"', '\u0000', '\u0007', '\u202e', '😀', '漢']) expect(svg).not.toContain(part);
    expect((await renderShareImage(svg)).equals(await renderShareImage(svg))).toBe(true);
  });

  it('stays whole where nothing of a title can be drawn', async () => {
    const { width } = await sharp(await renderShareImage(shareImageSvg({ ...CARD, title: '😀漢' }))).metadata();
    expect(width).toBe(1200);
  });

  it('breaks a title between words, cuts words only where they are too long, and says so at the end', () => {
    const steps = [
      { fontSize: 20, lines: 1 },
      { fontSize: 10, lines: 2 },
    ];
    expect(linesOf('달빛 카페', { width: 100, steps })).toEqual({ lines: ['달빛 카페'], fontSize: 20 });
    expect(linesOf('반려동물과 함께 걷는 아름다운 길', { width: 100, steps })).toEqual({
      lines: ['반려동물과 함께', '걷는 아름다운 길'],
      fontSize: 10,
    });
    expect(linesOf('가'.repeat(50), { width: 100, steps }).lines).toEqual(['가'.repeat(11), `${'가'.repeat(10)}…`]);
    expect(linesOf('가나 '.repeat(50), { width: 100, steps }).lines.at(-1)).toMatch(/가나…$|가…$/);
    expect(widthOf('가W')).toBeCloseTo(1.87);
  });
});
