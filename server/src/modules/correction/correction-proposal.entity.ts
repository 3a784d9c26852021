import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { CORRECTION_RULES } from '../../shared/validation/correction-rules';
import { AuditEntry } from '../audit/audit-entry.entity';
import { CorrectableField } from '../facility/facility-correction.entity';
import { Facility } from '../facility/facility.entity';
import { Member } from '../member/member.entity';

export const CorrectionStatus = { PENDING: 'PENDING', ACCEPTED: 'ACCEPTED', REFUSED: 'REFUSED' } as const;
export type CorrectionStatus = keyof typeof CorrectionStatus;
registerEnumType(CorrectionStatus, {
  name: 'CorrectionStatus',
  description: '정보 수정 제안의 상태',
  valuesConfig: {
    PENDING: { description: '확인을 기다립니다.' },
    ACCEPTED: { description: '그대로, 또는 값을 바꾸어 받아들였습니다.' },
    REFUSED: { description: '받아들이지 않았습니다.' },
  },
});

/** Deleted with its member; what was accepted of it stays with the place. */
@Entity()
@Index(['status', 'insertedAt', 'id'])
@ObjectType({ simpleResolvers: true, description: '장소의 정보가 다르다는 제안. 관리자만 봅니다.' })
export class CorrectionProposal {
  @PrimaryGeneratedColumn()
  @Field(() => ID)
  id: number;

  @Column({ type: 'integer' })
  @Index()
  facilityId: number;

  @ManyToOne(() => Facility, { onDelete: 'CASCADE' })
  facility: Relation<Facility>;

  @Column({ type: 'varchar', length: 20 })
  @Field(() => CorrectableField, { description: '무엇이 다른지' })
  field: CorrectableField;

  @Column({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: '제안한 값, 서식 없는 글' })
  value: string | null;

  @Column({ type: 'varchar', length: CORRECTION_RULES.source.max })
  @Field({ description: '어떻게 알게 되었는지, 서식 없는 글' })
  source: string;

  /** The signed-in proposer. */
  @Column({ type: 'integer', nullable: true })
  @Index()
  memberId: number | null;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  member: Relation<Member> | null;

  @Column({ type: 'varchar', length: 10, default: CorrectionStatus.PENDING })
  @Field(() => CorrectionStatus, { description: '상태' })
  status: CorrectionStatus;

  @Column({ type: 'timestamptz', nullable: true })
  @Field(() => Date, { nullable: true, description: '관리자가 정한 시각. 확인을 기다리면 null입니다.' })
  decidedAt: Date | null;

  /** Its entry in the audit. */
  @Column({ type: 'integer', nullable: true })
  @Index()
  decisionId: number | null;

  @ManyToOne(() => AuditEntry, { onDelete: 'SET NULL' })
  decision: Relation<AuditEntry> | null;

  /** Idempotency key of the client. */
  @Column({ type: 'uuid', nullable: true })
  @Index({ unique: true })
  requestKey: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  @Field({ description: '제안한 시각' })
  insertedAt: Date;
}
