import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { REVIEW_RULES } from '../../shared/validation/review-rules';

@Entity()
@ObjectType({ simpleResolvers: true, description: '리뷰를 나타내는 낱말' })
export class Tag {
  @PrimaryGeneratedColumn()
  @Field(() => ID)
  id: number;

  /** Composed (NFC) and in lower case, so that one word is one tag. */
  @Column({ type: 'varchar', length: REVIEW_RULES.tags.nameMax })
  @Index({ unique: true })
  @Field({ description: '이름. `#` 없이, 영문은 소문자로 적습니다.' })
  name: string;
}
