import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access, AllowsSuspended, CachedForVisitors } from '../../shared/access';
import { selectedFields } from '../../shared/selected-fields';
import { FILE_REFUSALS } from '../../shared/validation/manual-texts';
import type { Viewer } from '../../shared/viewer';
import { Board } from './board.entity';
import {
  BoardsArgs,
  CommentsArgs,
  CreateBoardInput,
  CreateCommentInput,
  DeleteBoardInput,
  DeleteCommentInput,
  ReportCommentInput,
  UpdateBoardInput,
  UpdateCommentInput,
  ViewerCommentsArgs,
} from './board.input';
import { BoardPage, CommentPage, DeletedComment } from './board.output';
import type { BoardService } from './board.service';
import { Comment } from './comment.entity';
import type { CommentService } from './comment.service';

interface Context {
  viewer: Viewer | null;
}
/** For fields that require a sign-in. */
interface MemberContext {
  viewer: Viewer;
}

@Resolver(() => Board)
export class BoardResolver {
  constructor(
    private readonly boards: BoardService,
    private readonly comments: CommentService,
  ) {}

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => Board, { nullable: true, description: '공지 하나. 없거나 보는 사람에게 보이지 않으면 null입니다.' })
  board(@Arg('id', () => ID, { description: '공지의 id' }) id: string, @Ctx() { viewer }: Context) {
    return this.boards.find(id, viewer);
  }

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => BoardPage, { name: 'boards', description: '보는 사람에게 보이는 공지, 최신순' })
  list(@Args(() => BoardsArgs) args: BoardsArgs, @Ctx() { viewer }: Context) {
    return this.boards.list(args, viewer);
  }

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => CommentPage, {
    name: 'comments',
    description: '한 공지의 댓글, 먼저 쓴 순. 없거나 보는 사람에게 보이지 않는 공지는 NOT_FOUND입니다.',
  })
  listComments(@Args(() => CommentsArgs) args: CommentsArgs, @Ctx() { viewer }: Context) {
    return this.comments.list(args, viewer);
  }

  @Access('MEMBER')
  @Query(() => CommentPage, {
    description: '로그인한 회원이 쓴 댓글, 최신순. 지금은 볼 수 없는 공지의 댓글은 빠집니다.',
  })
  viewerComments(@Args(() => ViewerCommentsArgs) args: ViewerCommentsArgs, @Ctx() { viewer }: MemberContext) {
    return this.comments.listOwn(args, viewer);
  }

  @Access('ADMIN')
  @Mutation(() => Board, { description: `공지를 씁니다. ${FILE_REFUSALS}` })
  createBoard(
    @Arg('input', () => CreateBoardInput, { description: '쓸 공지' }) input: CreateBoardInput,
    @Ctx() { viewer }: MemberContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.boards.create(input, viewer, selectedFields(info));
  }

  @Access('MEMBER')
  @Mutation(() => Board, {
    description: `공지를 고칩니다. 쓴 회원만 고칠 수 있어 다른 회원은 관리자여도 FORBIDDEN, 없거나 보는 사람에게 보이지 않는 공지는 NOT_FOUND, 그사이 바뀌었으면 CONFLICT입니다. ${FILE_REFUSALS}`,
  })
  updateBoard(
    @Arg('input', () => UpdateBoardInput, { description: '고칠 공지' }) input: UpdateBoardInput,
    @Ctx() { viewer }: MemberContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.boards.update(input, viewer, selectedFields(info));
  }

  @Access('MEMBER')
  @AllowsSuspended()
  @Mutation(() => ID, {
    description:
      '공지를 댓글, 첨부파일과 함께 지웁니다. 지운 공지의 id를 돌려줍니다. 쓴 회원만 지울 수 있어 다른 회원은 관리자여도 FORBIDDEN, 없거나 보는 사람에게 보이지 않는 공지는 NOT_FOUND입니다.',
  })
  deleteBoard(
    @Arg('input', () => DeleteBoardInput, { description: '지울 공지' }) input: DeleteBoardInput,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.boards.remove(input, viewer);
  }

  @Access('MEMBER')
  @Mutation(() => Comment, { description: '댓글을 씁니다. 없거나 보는 사람에게 보이지 않는 공지는 NOT_FOUND입니다.' })
  createComment(
    @Arg('input', () => CreateCommentInput, { description: '쓸 댓글' }) input: CreateCommentInput,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.comments.create(input, viewer);
  }

  @Access('MEMBER')
  @Mutation(() => Comment, {
    description: '댓글을 고칩니다. 쓴 회원만 고칠 수 있어 다른 회원은 관리자여도 FORBIDDEN, 없는 댓글은 NOT_FOUND입니다.',
  })
  updateComment(
    @Arg('input', () => UpdateCommentInput, { description: '고칠 댓글' }) input: UpdateCommentInput,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.comments.update(input, viewer);
  }

  @Access('MEMBER')
  @Mutation(() => Comment, {
    description:
      '댓글을 관리자에게 신고합니다. 없거나 보는 사람에게 보이지 않는 댓글은 NOT_FOUND, 자신의 댓글은 BAD_USER_INPUT, 이미 신고했으면 CONFLICT입니다.',
  })
  reportComment(
    @Arg('input', () => ReportCommentInput, { description: '신고할 댓글' }) input: ReportCommentInput,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.comments.report(input, viewer);
  }

  @Access('MEMBER')
  @AllowsSuspended()
  @Mutation(() => DeletedComment, {
    description: '댓글을 지웁니다. 쓴 회원만 지울 수 있어 다른 회원은 관리자여도 FORBIDDEN, 없는 댓글은 NOT_FOUND입니다.',
  })
  deleteComment(
    @Arg('input', () => DeleteCommentInput, { description: '지울 댓글' }) input: DeleteCommentInput,
    @Ctx() { viewer }: MemberContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.comments.remove(input, viewer, selectedFields(info, 'board'));
  }
}
