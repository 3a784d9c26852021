import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Board } from './board.entity';
import { Comment } from './comment.entity';

@ObjectType({ description: '공지 목록의 한 쪽' })
export class BoardPage {
  @Field(() => [Board], { description: '새로 쓴 순' })
  items: Board[];

  @Field(() => Int, { description: '보는 사람에게 보이는, 조건에 맞는 모든 공지의 수' })
  totalCount: number;

  @Field(() => Int, { description: '0부터 세는 쪽 번호. 물은 쪽이 끝을 넘으면 마지막 쪽.' })
  page: number;
}

@ObjectType({ description: '댓글 목록' })
export class CommentPage {
  @Field(() => [Comment], { description: '먼저 쓴 순' })
  items: Comment[];

  @Field(() => Int)
  totalCount: number;
}

@ObjectType({ description: '지워진 댓글. 공지에는 지운 뒤의 수가 있습니다.' })
export class DeletedComment {
  @Field(() => ID)
  id: number;

  @Field(() => Board)
  board: Board;
}
