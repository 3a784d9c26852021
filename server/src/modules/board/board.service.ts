import { lockActor, lockSuspendedActor } from '../member/member.locks';
import DataLoader from 'dataloader';
import type { DataSource, EntityManager } from 'typeorm';
import { answerOf, type SelectedFields } from '../../shared/selected-fields';
import { entityIdOf } from '../../shared/validation/entity-id';
import { AppError } from '../../shared/errors';
import { assertValid } from '../../shared/validation/assertions';
import type { Viewer } from '../../shared/viewer';
import { AuditAction } from '../audit/audit-entry.entity';
import { recordAction } from '../audit/audit.service';
import type { FileService } from '../file/file.service';
import { OwnedFilesService } from '../file/owned-files.service';
import { FileKind } from '../file/stored-file.entity';
import { checkAllAttachments, checkContent, checkNewAttachments, checkTitle, cleanContent, cleanTitle } from './board-checks';
import { Board } from './board.entity';
import { BoardFile } from './board-file.entity';
import type { BoardsArgs, CreateBoardInput, DeleteBoardInput, UpdateBoardInput } from './board.input';
import { lockBoard, boardNotFound, type LockedBoard } from './board.locks';
import type { BoardPage } from './board.output';
import { canSee, isAuthor } from './board.policy';
import { BoardRepository } from './board.repository';

export interface BoardServiceParts {
  dataSource: DataSource;
  files: FileService;
}

type Change = Partial<Pick<Board, 'title' | 'content' | 'isPrivate'>>;

/** Owns announcements with their files. Not here: comments (comment.service.ts). */
export class BoardService {
  private readonly repository: BoardRepository;
  private readonly attachments: OwnedFilesService;
  private readonly boards: DataLoader<number, Board | null>;

  constructor(private readonly parts: BoardServiceParts) {
    this.repository = new BoardRepository(parts.dataSource, parts.files);
    this.attachments = new OwnedFilesService(parts.files, { entity: BoardFile, owner: 'boardId' });
    // No maxBatchSize: an array is one parameter.
    this.boards = new DataLoader((ids) => this.repository.findMany(ids), { cache: false });
  }

  async find(id: string, viewer: Viewer | null): Promise<Board | null> {
    const boardId = entityIdOf(id);
    // A batch may serve several viewers, so the visibility is checked for each.
    const board = boardId === null ? null : await this.boards.load(boardId);
    return board && canSee(board, viewer) ? board : null;
  }

  /**
   * Batched by a DataLoader.
   * @throws AppError NOT_FOUND, also for one that is hidden from the viewer
   */
  async load(id: number, viewer: Viewer | null): Promise<Board> {
    const board = await this.find(String(id), viewer);
    if (!board) throw boardNotFound();
    return board;
  }

  /**
   * For the result of a mutation, in its transaction.
   * @throws AppError NOT_FOUND
   */
  get(id: number, viewer: Viewer, selection: SelectedFields, manager: EntityManager): Promise<Board> {
    return answerOf<Board>({ id }, selection, async () => {
      const [board] = await this.repository.findMany([id], manager);
      if (!board || !canSee(board, viewer)) throw boardNotFound();
      return board;
    });
  }

  list({ query, ...args }: BoardsArgs, viewer: Viewer | null): Promise<BoardPage> {
    return this.repository.list({ ...args, query: query.trim(), viewer });
  }

  /** Validates everything else before it processes a file. */
  create({ attachments, ...input }: CreateBoardInput, viewer: Viewer, selection: SelectedFields): Promise<Board> {
    const { files, dataSource } = this.parts;
    const uploads = attachments ?? [];
    const title = cleanTitle(input.title);
    const content = cleanContent(input.content ?? '');
    assertValid({
      title: checkTitle(title),
      content: checkContent(content, uploads.length),
      attachments: checkNewAttachments(uploads.length),
    });
    const { memberId } = viewer;
    return files.withFiles(uploads, FileKind.ATTACHMENT, (received) =>
      dataSource.transaction(async (manager) => {
        await lockActor(manager, memberId);
        const row = { title, content, isPrivate: input.isPrivate ?? false, memberId };
        const { id } = await manager.getRepository(Board).save(row);
        await this.attachments.add(manager, id, received, { uploaderId: memberId });
        await recordAction(manager, { actorId: memberId, action: AuditAction.CREATE_BOARD, targetId: id });
        return this.get(id, viewer, selection, manager);
      }),
    );
  }

  /** Absent fields stay unchanged. */
  async update(
    { attachments, removedAttachmentNames, version, ...input }: UpdateBoardInput,
    viewer: Viewer,
    selection: SelectedFields,
  ): Promise<Board> {
    const { files, dataSource } = this.parts;
    const uploads = attachments ?? [];
    const removedNames = removedAttachmentNames ?? [];
    const change = cleanChange(input);
    assertValid({
      title: change.title === undefined ? undefined : checkTitle(change.title),
      content: change.content === undefined ? undefined : checkContent(change.content, undefined),
      attachments: checkNewAttachments(uploads.length),
    });
    const board = await this.getEditable(input.id, viewer, '공지를 수정할 권한이 없습니다.');
    // Checked before files are processed, and again under the lock.
    const assertChange = (current: Pick<Board, 'version' | 'content'>, remaining: readonly unknown[]) => {
      assertVersion(current, version);
      assertValid({
        content: checkContent(change.content ?? current.content, remaining.length + uploads.length),
        attachments: checkAllAttachments(remaining.length, uploads.length),
      });
    };
    assertChange(board, (await this.attachments.split(dataSource.manager, board.id, removedNames)).remaining);
    const changed = await files.withFiles(uploads, FileKind.ATTACHMENT, (received) =>
      dataSource.transaction(async (manager) => {
        await lockActor(manager, viewer.memberId);
        const locked = await lockBoard(manager, board.id, viewer, 'UPDATE');
        if (!locked) throw boardNotFound();
        const { remaining, removed } = await this.attachments.split(manager, board.id, removedNames);
        assertChange(locked, remaining);
        await this.attachments.remove(manager, removed);
        const takenNames = remaining.map(({ name }) => name);
        await this.attachments.add(manager, board.id, received, { uploaderId: viewer.memberId, takenNames });
        if (Object.keys(change).length + removed.length + received.length > 0) {
          await manager.update(Board, board.id, { ...change, version: locked.version + 1 });
          await record(manager, AuditAction.UPDATE_BOARD, locked, viewer);
        }
        return this.get(board.id, viewer, selection, manager);
      }),
    );
    await files.processDeletionQueue();
    return changed;
  }

  /** ON DELETE CASCADE deletes comments and files. */
  async remove({ id }: DeleteBoardInput, viewer: Viewer): Promise<number> {
    const { files, dataSource } = this.parts;
    const board = await this.getEditable(id, viewer, '공지를 삭제할 권한이 없습니다.');
    await dataSource.transaction(async (manager) => {
      await lockSuspendedActor(manager, viewer.memberId);
      const locked = await lockBoard(manager, board.id, viewer, 'UPDATE');
      if (!locked) throw boardNotFound();
      await manager.delete(Board, { id: board.id });
      await record(manager, AuditAction.DELETE_BOARD, locked, viewer);
    });
    await files.processDeletionQueue();
    return board.id;
  }

  /** @throws AppError NOT_FOUND, or FORBIDDEN with the text for a visible announcement of another member */
  private async getEditable(id: string, viewer: Viewer, refusal: string): Promise<Board> {
    const board = await this.find(id, viewer);
    if (!board) throw boardNotFound();
    if (!isAuthor(board, viewer)) throw new AppError('FORBIDDEN', refusal);
    return board;
  }
}

/** The snapshot stays when the author withdraws: an announcement is the product's. */
async function record(
  manager: EntityManager,
  action: AuditAction,
  { id, title, content }: LockedBoard,
  viewer: Viewer,
): Promise<void> {
  await recordAction(manager, { actorId: viewer.memberId, action, targetId: id, snapshot: `${title}\n${content}` });
}

function cleanChange({ title, content, isPrivate }: Pick<UpdateBoardInput, 'title' | 'content' | 'isPrivate'>): Change {
  return {
    ...(title != null && { title: cleanTitle(title) }),
    ...(content != null && { content: cleanContent(content) }),
    ...(isPrivate != null && { isPrivate }),
  };
}

/** @throws AppError CONFLICT for an edit of an outdated version */
function assertVersion(board: Pick<Board, 'version'>, version: number | null | undefined): void {
  if (version != null && version !== board.version)
    throw new AppError('CONFLICT', '그사이 다른 곳에서 고친 공지입니다. 새로 고친 뒤 다시 시도해 주세요.');
}
