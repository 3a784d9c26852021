import { Readable } from 'node:stream';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditAction, AuditEntry } from '../modules/audit/audit-entry.entity';
import { Board } from '../modules/board/board.entity';
import { BoardFile } from '../modules/board/board-file.entity';
import { Comment } from '../modules/board/comment.entity';
import type { FileService } from '../modules/file/file.service';
import { FileKind } from '../modules/file/stored-file.entity';
import { Member } from '../modules/member/member.entity';
import { PasswordService } from '../modules/member/password.service';
import type { Upload } from '../shared/http/upload';
import { DEMO_BOARD_READER, findDemoAdmin } from './demo-accounts';
import { planDemoBoards, type PlannedBoard } from './demo-boards';
import type { DemoContent } from './demo-content';
import { drawPicture } from './draw-picture';

interface DemoBoardParts {
  dataSource: DataSource;
  files: FileService;
  content: DemoContent;
  /** Maximum; the newest ones are added. */
  count: number;
}

/**
 * Adds announcements of the demo administrator with files and comments. Inserts rows in one transaction, because the service dates
 * them now.
 * @returns the number of announcements; 0 without the demo administrator
 */
export async function seedDemoBoards({ dataSource, files, content, count }: DemoBoardParts): Promise<number> {
  const now = new Date();
  const author = await findDemoAdmin(dataSource.manager);
  if (!author || count === 0) return 0;
  const boards = planDemoBoards(content, now).slice(-count);
  const passwordHash = await new PasswordService().hashRandom();

  return files.withFiles(
    boards.flatMap((board) => board.files.map((file) => uploadOf(content, file))),
    FileKind.ATTACHMENT,
    (received) =>
      dataSource.transaction(async (manager) => {
        if (!(await addReader(manager, { passwordHash, now }))) return 0;
        const { identifiers } = await manager.insert(
          Board,
          boards.map(({ title, content, isPrivate, insertedAt }) => ({
            memberId: author.id,
            title,
            content,
            isPrivate,
            insertedAt,
          })),
        );
        const withIds = boards.map((board, index) => ({ ...board, id: identifiers[index]?.id as number }));

        await manager.insert(
          AuditEntry,
          withIds.map(({ id: targetId, insertedAt }) => ({
            ...{ actorId: author.id, action: AuditAction.CREATE_BOARD, targetId, insertedAt },
          })),
        );

        const left = [...received];
        const owners = withIds.map((board) => ({ id: board.id, received: left.splice(0, board.files.length) }));
        const fileIds = await files.saveForMany(
          manager,
          owners.map((owner) => owner.received),
        );
        const boardIds = owners.flatMap((owner) => owner.received.map(() => owner.id));
        const links = fileIds.map((fileId, index) => ({ fileId, boardId: boardIds[index]! }));
        if (links.length > 0) await manager.insert(BoardFile, links);

        const members = await manager.find(Member, { select: { id: true, nickName: true }, where: { isDemo: true } });
        const memberIds = new Map(members.map(({ id, nickName }) => [nickName, id]));
        // Skips missing members.
        const comments = withIds.flatMap(({ id: boardId, comments }) =>
          comments.flatMap(({ nickName, ...comment }) => {
            const memberId = memberIds.get(nickName);
            return memberId === undefined ? [] : [{ ...comment, boardId, memberId }];
          }),
        );
        if (comments.length > 0) await manager.insert(Comment, comments);
        // Raw: planner statistics for the first page.
        await manager.query('ANALYZE board, board_file, comment, stored_file');
        return boards.length;
      }),
  );
}

function uploadOf(content: DemoContent, { name, from }: PlannedBoard['files'][number]): Upload {
  const bytes = content.file(from);
  if (from.endsWith('.svg')) return drawPicture(bytes, name);
  return { filename: name, mimetype: 'application/octet-stream', createReadStream: () => Readable.from([bytes]) };
}

/** @returns false if the e-mail or nickname is taken */
async function addReader(manager: EntityManager, { passwordHash, now }: { passwordHash: string; now: Date }): Promise<boolean> {
  const { identifiers } = await manager
    .createQueryBuilder()
    .insert()
    .into(Member)
    .values({ ...DEMO_BOARD_READER, passwordHash, isDemo: true, insertedAt: now, termsAgreedAt: now })
    .orIgnore()
    .execute();
  return identifiers.some(Boolean);
}
