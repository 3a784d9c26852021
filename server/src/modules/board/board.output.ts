import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Board } from './board.entity';
import { Comment } from './comment.entity';

@ObjectType({ simpleResolvers: true, description: '공지 목록의 한 쪽' })
export class BoardPage {
  @Field(() => [Board], { description: '최신순' })
  items: Board[];

  @Field(() => Int, { description: '보는 사람에게 보이는, 조건에 맞는 모든 공지의 수' })
  totalCount: number;

  @Field(() => Int, { description: '돌려주는 쪽의 번호, 0부터. 요청한 쪽이 끝을 넘으면 마지막 쪽입니다.' })
  page: number;
}

@ObjectType({ simpleResolvers: true, description: '댓글 목록의 한 쪽' })
export class CommentPage {
  @Field(() => [Comment], { description: '요청한 순서대로' })
  items: Comment[];

  @Field(() => Int, { description: '조건에 맞는 모든 댓글의 수' })
  totalCount: number;
}

@ObjectType({ simpleResolvers: true, description: '지운 댓글' })
export class DeletedComment {
  @Field(() => ID, { description: '지운 댓글의 id' })
  id: number;

  @Field(() => Board, { description: '댓글이 달려 있던 공지. 댓글의 수는 지운 뒤의 것입니다.' })
  board: Board;
}
