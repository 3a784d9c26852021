import type { FileService } from '../file/file.service';
import type { Board } from './board.entity';

/** A row of BOARD_COLUMNS. */
export type BoardRow = Pick<
  Board,
  'id' | 'title' | 'content' | 'isPrivate' | 'memberId' | 'version' | 'insertedAt' | 'commentCount'
> & {
  files: Parameters<FileService['attachmentOf']>[0][];
};

export function boardOf({ files: rows, ...board }: BoardRow, files: Pick<FileService, 'attachmentOf'>): Board {
  const attachments = rows.map((row) => files.attachmentOf(row));
  return { ...board, attachments, attachmentCount: attachments.length } as Board;
}
