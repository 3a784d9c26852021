import { EntryConditionKind } from '@baldojang/rules/entry/entry-policy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { PARTY_MAX, PetSize, PetSpecies } from '../../shared/pet-species';
import { listOf } from '../../shared/validation/field-cost';
import { Facility } from '../facility/facility.entity';
import { Member } from '../member/member.entity';

export const VisitOutcome = { ENTERED: 'ENTERED', REFUSED: 'REFUSED', DIFFERENT: 'DIFFERENT' } as const;
export type VisitOutcome = keyof typeof VisitOutcome;
registerEnumType(VisitOutcome, {
  name: 'VisitOutcome',
  description: '다녀온 회원이 겪은 일',
  valuesConfig: {
    ENTERED: { description: '함께 들어갔습니다.' },
    REFUSED: { description: '거절당했습니다.' },
    DIFFERENT: { description: '들어가는 조건이 자료와 달랐습니다.' },
  },
});

@ObjectType({ simpleResolvers: true, description: '방문 기록에 남는 반려동물 한 마리' })
export class VisitPet {
  @Field(() => PetSpecies, { description: '종류' })
  species: PetSpecies;

  @Field(() => PetSize, { nullable: true, description: '크기. 모르면 null입니다.' })
  size: PetSize | null;
}

/** One per member, place and day. */
@Entity()
@Index(['memberId', 'facilityId', 'visitedOn'], { unique: true })
@Index(['memberId', 'requestKey'], { unique: true })
@ObjectType({
  simpleResolvers: true,
  description: '회원이 알려 준 방문 결과. 한 회원은 한 장소에 하루에 하나만 남길 수 있습니다.',
})
export class VisitReport {
  @PrimaryGeneratedColumn()
  @Field(() => ID)
  id: number;

  @Column({ type: 'integer' })
  memberId: number;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  member: Relation<Member>;

  @Column({ type: 'integer' })
  @Index()
  facilityId: number;

  @ManyToOne(() => Facility, { onDelete: 'CASCADE' })
  facility: Relation<Facility>;

  @Column({ type: 'date' })
  @Index()
  @Field({ description: '다녀온 날, 서울의 날짜 (yyyy-MM-dd)' })
  visitedOn: string;

  @Column({ type: 'varchar', length: 20 })
  @Field(() => VisitOutcome, { description: '결과' })
  outcome: VisitOutcome;

  @Column({ type: 'varchar', length: 20, nullable: true })
  @Field(() => EntryConditionKind, { nullable: true, description: '무엇이 달랐는지. 결과가 DIFFERENT일 때만 있습니다.' })
  conditionKind: EntryConditionKind | null;

  /** Never names, weights or breeds. */
  @Column({ type: 'jsonb' })
  @Field(() => [VisitPet], { description: '함께 간 반려동물', complexity: listOf(PARTY_MAX) })
  pets: VisitPet[];

  /** Idempotency key of the client. */
  @Column({ type: 'uuid', nullable: true })
  requestKey: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  @Field({ description: '알려 준 시각' })
  reportedAt: Date;

  /** Set by an administrator: the report no longer counts. */
  @Column({ type: 'timestamptz', nullable: true })
  setAsideAt: Date | null;
}
