import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Blinding, blindingOf } from '../../shared/blinding';
import type { Viewer } from '../../shared/viewer';
import type { Row } from '../../shared/rows';
import { Member } from '../member/member.entity';
import type { MemberService } from '../member/member.service';
import { Board } from './board.entity';
import { isAuthor } from './board.policy';
import type { BoardService } from './board.service';
import { Comment } from './comment.entity';

interface Context {
  viewer: Viewer | null;
}

@Resolver(() => Board)
export class BoardFields {
  constructor(private readonly members: MemberService) {}

  @FieldResolver(() => Member, { description: '쓴 회원' })
  member(@Root() board: Row<Board>): Promise<Member> {
    return this.members.load(board.memberId);
  }

  @FieldResolver(() => Boolean, { description: '보는 사람이 고치고 지울 수 있는 공지인지 (쓴 회원)' })
  viewerCanEdit(@Root() board: Row<Board>, @Ctx() { viewer }: Context): boolean {
    return isAuthor(board, viewer);
  }
}

@Resolver(() => Comment)
export class CommentFields {
  constructor(
    private readonly members: MemberService,
    private readonly boards: BoardService,
  ) {}

  @FieldResolver(() => Member, { description: '쓴 회원' })
  member(@Root() comment: Row<Comment>): Promise<Member> {
    return this.members.load(comment.memberId);
  }

  @FieldResolver(() => Board, { description: '댓글이 달린 공지' })
  board(@Root() comment: Row<Comment>, @Ctx() { viewer }: Context): Promise<Board> {
    return this.boards.load(comment.boardId, viewer);
  }

  @FieldResolver(() => Boolean, { description: '보는 사람이 고치고 지울 수 있는 댓글인지 (쓴 회원)' })
  viewerCanEdit(@Root() comment: Row<Comment>, @Ctx() { viewer }: Context): boolean {
    return isAuthor(comment, viewer);
  }

  @FieldResolver(() => Boolean, { description: '보는 사람이 신고한 댓글인지. 방문자에게는 false입니다.' })
  viewerHasReported(@Root() comment: Row<Comment>): boolean {
    // Absent from a comment just written: one's own cannot be reported.
    return comment.viewerHasReported ?? false;
  }

  @FieldResolver(() => Blinding, {
    nullable: true,
    description: '관리자가 가렸으면 그 사유와 기간, 아니면 null입니다. 가린 댓글은 쓴 회원과 관리자에게만 보입니다.',
  })
  blinding(@Root() comment: Row<Comment>): Blinding | null {
    return blindingOf(comment);
  }
}
