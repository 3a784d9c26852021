import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../shared/access';
import type { Viewer } from '../../shared/viewer';
import { Board } from './board.entity';
import {
  BoardsArgs,
  CommentsArgs,
  CreateBoardInput,
  CreateCommentInput,
  DeleteBoardInput,
  DeleteCommentInput,
  UpdateBoardInput,
  UpdateCommentInput,
} from './board.input';
import { BoardPage, CommentPage, DeletedComment } from './board.output';
import type { BoardService } from './board.service';
import { Comment } from './comment.entity';
import type { CommentService } from './comment.service';

interface Asked {
  viewer: Viewer | null;
}
/** On fields that a visitor cannot reach. */
interface AskedByMember {
  viewer: Viewer;
}

@Resolver(() => Board)
export class BoardResolver {
  constructor(
    private readonly boards: BoardService,
    private readonly comments: CommentService,
  ) {}

  @Access('PUBLIC')
  @Query(() => Board, { nullable: true, description: '공지 하나. 없거나 보는 사람에게 보이지 않으면 null.' })
  board(@Arg('id', () => ID) id: string, @Ctx() { viewer }: Asked) {
    return this.boards.find(id, viewer);
  }

  @Access('PUBLIC')
  @Query(() => BoardPage, { name: 'boards', description: '공지, 새로 쓴 순' })
  list(@Args(() => BoardsArgs) args: BoardsArgs, @Ctx() { viewer }: Asked) {
    return this.boards.list(args, viewer);
  }

  @Access('PUBLIC')
  @Query(() => CommentPage, {
    name: 'comments',
    description: '한 공지의 댓글, 먼저 쓴 순. 없거나 보이지 않는 공지는 NOT_FOUND.',
  })
  listComments(@Args(() => CommentsArgs) args: CommentsArgs, @Ctx() { viewer }: Asked) {
    return this.comments.list(args, viewer);
  }

  @Access('ADMIN')
  @Mutation(() => Board, { description: '공지를 씁니다.' })
  createBoard(@Arg('input', () => CreateBoardInput) input: CreateBoardInput, @Ctx() { viewer }: AskedByMember) {
    return this.boards.create(input, viewer);
  }

  @Access('MEMBER')
  @Mutation(() => Board, { description: '공지를 고칩니다. 쓴 회원만, 다른 회원은 FORBIDDEN. 그사이 바뀌었으면 CONFLICT.' })
  updateBoard(@Arg('input', () => UpdateBoardInput) input: UpdateBoardInput, @Ctx() { viewer }: AskedByMember) {
    return this.boards.update(input, viewer);
  }

  @Access('MEMBER')
  @Mutation(() => ID, { description: '공지를 댓글, 파일과 함께 지웁니다. 쓴 회원만. 지운 공지의 id를 돌려줍니다.' })
  deleteBoard(@Arg('input', () => DeleteBoardInput) input: DeleteBoardInput, @Ctx() { viewer }: AskedByMember) {
    return this.boards.remove(input, viewer);
  }

  @Access('MEMBER')
  @Mutation(() => Comment, { description: '댓글을 씁니다. 없거나 보이지 않는 공지는 NOT_FOUND.' })
  createComment(@Arg('input', () => CreateCommentInput) input: CreateCommentInput, @Ctx() { viewer }: AskedByMember) {
    return this.comments.create(input, viewer);
  }

  @Access('MEMBER')
  @Mutation(() => Comment, { description: '댓글을 고칩니다. 쓴 회원만, 다른 회원은 FORBIDDEN.' })
  updateComment(@Arg('input', () => UpdateCommentInput) input: UpdateCommentInput, @Ctx() { viewer }: AskedByMember) {
    return this.comments.update(input, viewer);
  }

  @Access('MEMBER')
  @Mutation(() => DeletedComment, { description: '댓글을 지웁니다. 쓴 회원만, 다른 회원은 FORBIDDEN.' })
  deleteComment(@Arg('input', () => DeleteCommentInput) input: DeleteCommentInput, @Ctx() { viewer }: AskedByMember) {
    return this.comments.remove(input, viewer);
  }
}
