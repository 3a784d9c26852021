import type { DataSource, EntityManager } from 'typeorm';
import { BLINDING_DAYS, type BlindingColumns, ContentKind, NOT_BLINDED } from '../../shared/blinding';
import { AppError } from '../../shared/errors';
import type { Viewer } from '../../shared/viewer';
import { recordAction, validReason } from '../audit/audit.service';
import type { CommentService } from '../board/comment.service';
import type { FileService } from '../file/file.service';
import type { ReviewService } from '../review/review.service';
import type { ModerateContentInput } from './blinding.input';
import type { ModeratedContent } from './blinding.output';
import { KINDS, lockContent, type LockedContent } from './moderated-content';

const DAY_MS = 86_400_000;

export interface BlindingParts {
  dataSource: DataSource;
  reviews: ReviewService;
  comments: CommentService;
  files: Pick<FileService, 'processDeletionQueue'>;
}

/** Owns blinding, restoring and removing what members wrote. Not here: ending undecided blindings (blinding-expiry.ts), reports. */
export class BlindingService {
  constructor(private readonly parts: BlindingParts) {}

  /** @throws AppError NOT_FOUND; FORBIDDEN for an administrator's text; CONFLICT if it is blinded already */
  blind(input: ModerateContentInput, viewer: Viewer): Promise<ModeratedContent> {
    return this.change(input, viewer, 'blind', (content, reason) => {
      assertNotOfAdmin(content);
      if (content.blindedAt) throw new AppError('CONFLICT', '이미 가린 글입니다.');
      const since = new Date();
      return { blindedAt: since, blindedUntil: new Date(since.getTime() + BLINDING_DAYS * DAY_MS), blindingReason: reason };
    });
  }

  /** @throws AppError NOT_FOUND; CONFLICT if it is not blinded */
  restore(input: ModerateContentInput, viewer: Viewer): Promise<ModeratedContent> {
    return this.change(input, viewer, 'restore', (content) => {
      assertBlinded(content);
      return NOT_BLINDED;
    });
  }

  /** @throws AppError NOT_FOUND; FORBIDDEN for an administrator's text; CONFLICT if it is not blinded, or finally */
  finalize(input: ModerateContentInput, viewer: Viewer): Promise<ModeratedContent> {
    return this.change(input, viewer, 'finalize', (content, reason) => {
      assertNotOfAdmin(content);
      assertBlinded(content);
      if (content.blindedUntil === null) throw new AppError('CONFLICT', '이미 계속 가리기로 한 글입니다.');
      return { blindedUntil: null, blindingReason: reason };
    });
  }

  /** @throws AppError NOT_FOUND; FORBIDDEN for an administrator's text */
  async remove(input: ModerateContentInput, viewer: Viewer): Promise<number> {
    const { dataSource, files } = this.parts;
    const reason = validReason(input.reason);
    const id = await dataSource.transaction(async (manager) => {
      const content = await lockContent(manager, input, viewer);
      assertNotOfAdmin(content);
      await manager.delete(KINDS[input.kind].entity, { id: content.id });
      await record(manager, { input, content, action: 'remove', reason }, viewer);
      return content.id;
    });
    await files.processDeletionQueue();
    return id;
  }

  private change(
    input: ModerateContentInput,
    viewer: Viewer,
    action: 'blind' | 'restore' | 'finalize',
    columnsOf: (content: LockedContent, reason: string) => Partial<BlindingColumns>,
  ): Promise<ModeratedContent> {
    const reason = validReason(input.reason);
    return this.parts.dataSource.transaction(async (manager) => {
      const content = await lockContent(manager, input, viewer);
      await manager.update(KINDS[input.kind].entity, { id: content.id }, columnsOf(content, reason));
      await record(manager, { input, content, action, reason }, viewer);
      return this.get(input.kind, content.id, viewer, manager);
    });
  }

  private async get(kind: ContentKind, id: number, viewer: Viewer, manager: EntityManager): Promise<ModeratedContent> {
    const { reviews, comments } = this.parts;
    if (kind === ContentKind.REVIEW) return { review: (await reviews.loadMany([id], viewer, manager))[0] ?? null, comment: null };
    return { review: null, comment: (await comments.loadMany([id], viewer, manager))[0] ?? null };
  }
}

interface Done {
  input: ModerateContentInput;
  content: LockedContent;
  action: 'blind' | 'restore' | 'finalize' | 'remove';
  reason: string;
}

async function record(
  manager: EntityManager,
  { input, content, action, reason }: Done,
  { memberId: actorId }: Viewer,
): Promise<void> {
  const { id: targetId, memberId, snapshot } = content;
  await recordAction(manager, { actorId, action: KINDS[input.kind].actions[action], targetId, memberId, reason, snapshot });
}

function assertNotOfAdmin({ isOfAdmin }: LockedContent): void {
  if (isOfAdmin) throw new AppError('FORBIDDEN', '관리자가 쓴 글입니다. 관리자 권한을 먼저 거두어 주세요.');
}

function assertBlinded({ blindedAt }: LockedContent): void {
  if (!blindedAt) throw new AppError('CONFLICT', '가려져 있지 않은 글입니다.');
}
