import type { Board } from '../../modules/board/board.entity';
import { seoulDate } from '../../shared/text/seoul-time';
import { describe, type PageMeta } from './page-meta';
import { shareImageOf } from '../share-image/share-image';

export const BOARD_META = `query BoardPage($id: ID!) {
  thing: board(id: $id) { id title content insertedAt attachments { image { url } } }
}`;

interface BoardFound {
  thing: Pick<Board, 'id' | 'title' | 'content' | 'insertedAt'> & { attachments: { image: { url: string } | null }[] };
}

const PRIMARY = '#C2410C';

export function boardMeta({ thing }: BoardFound): PageMeta {
  const { id, title, content, insertedAt, attachments } = thing;
  const path = `/board/${id}`;
  const [year, month, day] = seoulDate(insertedAt).split('-').map(Number);
  return {
    title,
    description: describe(content) || '발도장의 공지예요. 첨부파일을 확인해 보세요.',
    text: content,
    path,
    type: 'article',
    image: shareImageOf(path, {
      label: { text: '공지', color: PRIMARY },
      note: `${year}년 ${month}월 ${day}일`,
      title,
      rating: null,
      line: null,
      photo: attachments.find(({ image }) => image !== null)?.image?.url ?? null,
    }),
    isHidden: false,
  };
}
