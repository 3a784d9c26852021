import { BOARDS, COMMENTS, type BoardAnswer } from '../../test/board-operations';
import { csvOf, manyCells, writeTemporary } from '../../test/facility-file';
import { viewerOf } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/test-app';
import { LocalFileSource } from '../adapters/public-data/local-file-source';
import { FacilityImportService } from '../modules/facility/import/facility-import.service';
import { Member } from '../modules/member/member.entity';
import { BOARD_RULES } from '../shared/validation/board-rules';
import { createLogger } from '../shared/logger';
import { DEMO_ACCOUNTS } from './demo-accounts';
import { demoBelongings } from './demo-belongings';
import { planDemoBoards } from './demo-boards';
import { DemoContent } from './demo-content';
import { seedDemoData } from './seed-demo-data';

interface List {
  boards: { items: BoardAnswer[]; totalCount: number; page: number };
}
interface Talk {
  comments: { items: { content: string; insertedAt: string; member: { id: string } }[]; totalCount: number };
}

const DAY_MS = 86_400_000;
const content = new DemoContent();
const size = { reviews: 20, pictures: 1, boards: Infinity };

let app: TestApp;
let admin: Member;
const seed = () => seedDemoData({ dataSource: app.dataSource, files: app.files, log: createLogger('silent'), size });
const list = async (variables = {}, viewer: Member | null = null) => {
  const { data } = await app.as(viewer && viewerOf(viewer)).run<List>(BOARDS, { size: 100, ...variables });
  return data!.boards;
};

beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  expect(await seed()).toEqual({ facilities: 3000, reviews: 20, boards: 24 });
  admin = await app.dataSource.getRepository(Member).findOneByOrFail({ email: DEMO_ACCOUNTS[0]!.email });
});
afterAll(() => app.stop());

describe('announcements of the demo', () => {
  it('fill three pages, newest first, by the administrator, and satisfy every rule', async () => {
    const { items, totalCount } = await list();
    expect(totalCount).toBe(23);
    expect((await list({ page: 2, size: 10 })).items).toHaveLength(3);
    const dates = items.map(({ insertedAt }) => Date.parse(insertedAt));
    expect(dates).toEqual([...dates].sort((one, other) => other - one));
    expect(Date.now() - dates[0]!).toBeLessThan(DAY_MS);
    expect(Date.now() - dates.at(-1)!).toBeGreaterThan(400 * DAY_MS);
    for (const { title, content, member } of items) {
      expect(member.id).toBe(String(admin.id));
      expect([...title].length).toBeLessThanOrEqual(BOARD_RULES.title.max);
      expect(content.trim()).toBe(content);
    }
    expect(new Set(items.map(({ title }) => title)).size).toBe(23);
  });

  it('have visible pictures', async () => {
    const { items } = await list({ hasImage: true });
    expect(items).toHaveLength(7);
    const images = items.flatMap(({ attachments }) => attachments.flatMap(({ image }) => (image ? [image] : [])));
    expect(images).toHaveLength(10);
    for (const { url, width } of images) {
      const { status, headers } = await app.http.get(url);
      expect([status, headers['content-type'], width > 1_000]).toEqual([200, 'image/jpeg', true]);
    }
  });

  it('have downloads with Korean names', async () => {
    const files = (await list()).items.flatMap(({ attachments }) => attachments).filter(({ image }) => !image);
    expect(files.map(({ name }) => name).sort()).toEqual(['나들이 준비물 목록.csv', '반려동물 동반 체크리스트.pdf']);
    const answers = new Map<string, string>();
    for (const { url, name } of files) {
      const answer = await app.http.get(url).responseType('blob');
      expect(answer.headers['content-disposition']).toMatch(/^attachment/);
      expect(answer.headers['content-disposition']).toContain(encodeURIComponent(name));
      answers.set(name.slice(-3), (answer.body as Buffer).toString('latin1'));
    }
    expect(answers.get('pdf')).toMatch(/^%PDF-1\.4[\s\S]+%%EOF\n$/);
    expect(answers.get('csv')).toMatch(/^\u00ef\u00bb\u00bf/);
  });

  it('include a private one', async () => {
    const all = await list({}, admin);
    expect(all.totalCount).toBe(24);
    expect(all.items.filter(({ isPrivate }) => isPrivate)).toHaveLength(1);
  });

  it('have comments dated after them in order', async () => {
    const planned = planDemoBoards(content, new Date());
    const { items } = await list({}, admin);
    expect(items.map(({ title, commentCount }) => [title, commentCount])).toEqual(
      planned.map(({ title, comments }) => [title, comments.length]).reverse(),
    );
    for (const { id, title, insertedAt } of items) {
      const { data } = await app.as(viewerOf(admin)).run<Talk>(COMMENTS, { boardId: id });
      const { comments } = planned.find((board) => board.title === title)!;
      expect(data!.comments.items.map(({ content }) => content)).toEqual(comments.map(({ content }) => content));
      const dates = [insertedAt, ...data!.comments.items.map((comment) => comment.insertedAt)].map((date) => Date.parse(date));
      expect(dates).toEqual([...dates].sort((one, other) => one - other));
      expect(dates.at(-1)).toBeLessThanOrEqual(Date.now());
    }
  });
});

it.each(['2026-01-01T00:10:00Z', '2026-03-26T03:00:00Z', '2027-07-09T15:30:00Z', '2028-02-29T20:00:00Z'])(
  'have dates that fit a first start at %s',
  (start) => {
    const now = new Date(start);
    const boards = planDemoBoards(content, now);
    const months = new Map(
      boards.map(({ title, insertedAt }) => [title, new Date(insertedAt.getTime() + 9 * 3_600_000).getUTCMonth() + 1]),
    );
    expect([months.get('추석 연휴 운영 안내'), months.get('설 연휴 운영 안내')]).toEqual([9, 1]);
    expect(boards.at(-1)?.title).toBe('공지에도 댓글을 남길 수 있어요');
    expect(boards[0]?.title).toBe('발도장을 시작합니다');
    for (const { insertedAt, comments } of boards) {
      expect(insertedAt.getTime()).toBeLessThan(now.getTime());
      for (const comment of comments) expect(comment.insertedAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  },
);

// Last, because it deletes the demo.
it('are deleted with the demo, except those changed or commented on', async () => {
  const { items } = await list();
  const [changed, talkedAbout] = items;
  const update = 'mutation Update($input: UpdateBoardInput!) { updateBoard(input: $input) { id } }';
  const say = 'mutation Say($input: CreateCommentInput!) { createComment(input: $input) { id } }';
  const own = 'mutation Create($input: CreateBoardInput!) { createBoard(input: $input) { id } }';
  const { run } = app.as(viewerOf(admin));
  expect((await run(update, { input: { id: changed!.id, title: '고친 공지' } })).errors).toEqual([]);
  expect((await run(say, { input: { boardId: talkedAbout!.id, content: '고맙습니다.' } })).errors).toEqual([]);
  expect((await run(own, { input: { title: '진짜 공지', content: '사람이 썼습니다.' } })).errors).toEqual([]);

  const report = await new FacilityImportService(app.dataSource, demoBelongings).importFile(
    new LocalFileSource(writeTemporary(csvOf(manyCells(20)))),
  );
  expect(report?.demoLeft).toMatchObject({ boards: 22, members: 49 });
  expect((await list({}, admin)).items.map(({ title }) => title)).toEqual(['진짜 공지', '고친 공지', talkedAbout!.title]);
});
