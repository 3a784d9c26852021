import { Field, ObjectType } from 'type-graphql';
import { Comment } from '../board/comment.entity';
import { Review } from '../review/review.entity';

@ObjectType({ simpleResolvers: true, description: '관리자가 가리거나 다시 보인 글. 둘 가운데 하나만 있습니다.' })
export class ModeratedContent {
  @Field(() => Review, { nullable: true, description: '리뷰' })
  review: Review | null;

  @Field(() => Comment, { nullable: true, description: '댓글' })
  comment: Comment | null;
}
