import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CALENDAR_RULES } from '../../shared/validation/calendar-rules';

const { nameMax, descriptionMax } = CALENDAR_RULES.holiday;

/** At most one per day. Official ones come with the application (seed-holidays.ts); admins add, rename and remove. */
@Entity()
@ObjectType({ simpleResolvers: true, description: '달력에 빨갛게 보이는 쉬는 날. 하루에 하나씩 있습니다.' })
export class Holiday {
  @PrimaryGeneratedColumn()
  @Field(() => ID)
  id: number;

  @Column({ type: 'date' })
  @Index({ unique: true })
  @Field({ description: '서울의 날짜 (yyyy-MM-dd)' })
  date: string;

  @Column({ type: 'varchar', length: nameMax })
  @Field()
  name: string;

  @Column({ type: 'varchar', length: descriptionMax, default: '' })
  @Field({ description: '설명. 없으면 빈 문자열입니다.' })
  description: string;

  /** A start adds official days again unless they are marked as removed. */
  @Column({ type: 'boolean', default: false })
  @Field({ description: '관공서의 공휴일 목록에서 온 날인지. 관리자가 더한 날이면 false입니다.' })
  isOfficial: boolean;

  @Column({ type: 'boolean', default: false })
  isRemoved: boolean;
}
